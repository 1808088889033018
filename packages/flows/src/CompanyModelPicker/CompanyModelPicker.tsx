import { type Company, type Model, nameKey } from '@handset/domain';
import { SearchableSelect } from '@handset/ui';
import { useMemo } from 'react';
import type { Listing } from '../embedding/embedding.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

/** A company and one of its models, by name. */
export interface CompanyModel {
  /** The company's name, or empty. */
  companyName: string;
  /** The model's name, or empty. */
  modelName: string;
}

/** Props of CompanyModelPicker. */
export interface CompanyModelPickerProps {
  /** The choice. */
  value: CompanyModel;
  /** Called with the changed choice; another company clears the model. */
  onChange: (value: CompanyModel) => void;
  /** The companies to choose from. */
  companies: Listing<Company>;
  /** The models of the chosen company. */
  models: Listing<Model>;
  /** Called with the chosen company, or null, so that its models can be loaded. */
  onCompanyChange?: ((company: Company | null) => void) | undefined;
  /** Called with the name of a company that is not in the list; creation is offered while this is given. */
  onCreateCompany?: ((name: string) => void) | undefined;
  /** Called with the name of a model that is not in the list; creation is offered while this is given. */
  onCreateModel?: ((name: string, company: Company | null) => void) | undefined;
  /** What is wrong, per field. */
  errors?: Partial<Record<keyof CompanyModel, string | undefined>> | undefined;
  /** Names in the form, under which the summary finds the fields. */
  names?: Partial<Record<keyof CompanyModel, string>> | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
}

const nameOf = ({ name }: { name: string }) => name;

/** A company, then a model of it. Two fields, for the grid of the form around it. */
export function CompanyModelPicker(props: CompanyModelPickerProps) {
  const { value, onChange, companies, models, onCompanyChange, onCreateCompany, onCreateModel } = props;
  const { errors = {}, names = {}, isDisabled } = props;
  const messages = useMessages(commonMessages);
  const company = companies.items.find(({ name }) => nameKey(name) === nameKey(value.companyName)) ?? null;
  const companyOptions = useWithCurrent(companies.items, value.companyName);
  const modelOptions = useWithCurrent(models.items, value.modelName);

  const chooseCompany = (companyName: string, chosen: Company | null) => {
    if (companyName === value.companyName) return;
    onChange({ companyName, modelName: '' });
    onCompanyChange?.(chosen);
  };

  return (
    <>
      <SearchableSelect
        label={messages.company}
        name={names.companyName}
        options={companyOptions}
        getKey={nameOf}
        getLabel={nameOf}
        value={value.companyName || null}
        onChange={(name) =>
          chooseCompany(name ?? '', companies.items.find((option) => option.name === name) ?? null)
        }
        {...(onCreateCompany && {
          onCreate: (name: string) => {
            chooseCompany(name, null);
            onCreateCompany(name);
          },
        })}
        createLabel={messages.addOption}
        isLoading={companies.isLoading}
        loadError={companies.error}
        onRetry={companies.onRetry}
        errorMessage={errors.companyName}
        isRequired
        isDisabled={isDisabled}
      />
      <SearchableSelect
        label={messages.model}
        name={names.modelName}
        options={modelOptions}
        getKey={nameOf}
        getLabel={nameOf}
        value={value.modelName || null}
        onChange={(name) => onChange({ ...value, modelName: name ?? '' })}
        {...(onCreateModel && {
          onCreate: (modelName: string) => {
            onChange({ ...value, modelName });
            onCreateModel(modelName, company);
          },
        })}
        createLabel={messages.addOption}
        isLoading={models.isLoading}
        loadError={models.error}
        onRetry={models.onRetry}
        errorMessage={errors.modelName}
        description={value.companyName ? undefined : messages.chooseCompanyFirst}
        isRequired
        isDisabled={isDisabled || !value.companyName}
      />
    </>
  );
}

/** The options and the current one, which a draft or a creation may hold before the list does. */
function useWithCurrent(items: readonly { name: string }[], current: string): readonly { name: string }[] {
  return useMemo(
    () =>
      current === '' || items.some(({ name }) => name === current) ? items : [{ name: current }, ...items],
    [items, current],
  );
}
