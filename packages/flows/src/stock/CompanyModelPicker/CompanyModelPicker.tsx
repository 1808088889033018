import { type Company, searchKey } from '@handset/domain';
import { SearchableSelect, useWords } from '@handset/ui';
import { useEffect, useMemo, useRef } from 'react';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError, Listing, ModelOption } from '../../form/embedding.ts';
import { useFailureText } from '../../form/useFailureText.ts';
import { useLatest } from '../../form/useLatest.ts';
import { type NameAnswer, useCreateName } from './useCreateName.ts';

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
  /** The models to choose from. Models with another company's `companyId` are not offered. */
  models: Listing<ModelOption>;
  /**
   * Called with the company, or null, so that its models can be loaded: when it is chosen, and when a company that was chosen before
   * appears in the list.
   */
  onCompanyChange?: ((company: Company | null) => void) | undefined;
  /** Called with the name of a company that is not in the list; creation is offered while this is given. */
  onCreateCompany?: ((name: string) => NameAnswer) | undefined;
  /** Called with the name of a model that is not in the list; creation is offered while this is given. */
  onCreateModel?: ((name: string, company: Company | null) => NameAnswer) | undefined;
  /** Called with failures to create a name. The picker itself informs the user. */
  onError?: ((error: FlowError) => void) | undefined;
  /** Error message per field. */
  errors?: Partial<Record<keyof CompanyModel, string | undefined>> | undefined;
  /** Labels of the fields. @default 'Company' and 'Model' */
  labels?: Partial<Record<keyof CompanyModel, string>> | undefined;
  /** Names in the form, under which the summary finds the fields. */
  names?: Partial<Record<keyof CompanyModel, string>> | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
}

const nameOf = ({ name }: { name: string }) => name;

/** Fields for a company and one of its models, laid out by the form's grid. */
export function CompanyModelPicker(props: CompanyModelPickerProps) {
  const { value, onChange, companies, models, onCompanyChange, onCreateCompany, onCreateModel } = props;
  const { errors = {}, labels = {}, names = {}, isDisabled, onError } = props;
  const messages = useWords(commonMessages);
  const failureText = useFailureText();
  const company =
    companies.items.find(({ name }) => name === value.companyName) ??
    companies.items.find(({ name }) => searchKey(name) === searchKey(value.companyName)) ??
    null;
  const companyOptions = useWithCurrent(companies.items, value.companyName);
  const modelOptions = useWithCurrent(useModelsOf(company, models.items), value.modelName);
  const newCompany = useCreateName('create-company', onError);
  const newModel = useCreateName('create-model', onError);
  const tell = useTellCompany(company, onCompanyChange);

  const chooseCompany = (companyName: string, chosen: Company | null) => {
    if (companyName === value.companyName) return;
    onChange({ companyName, modelName: '' });
    tell(chosen);
  };

  return (
    <>
      <SearchableSelect
        label={labels.companyName ?? messages.company}
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
            void newCompany.follow(name, onCreateCompany(name));
          },
        })}
        createLabel={messages.addOption}
        isLoading={companies.isLoading}
        loadError={failureText(companies.error)}
        onRetry={companies.onRetry}
        errorMessage={errors.companyName}
        description={newCompany.noteFor(value.companyName)}
        isRequired
        isDisabled={isDisabled}
      />
      <SearchableSelect
        label={labels.modelName ?? messages.model}
        name={names.modelName}
        options={modelOptions}
        getKey={nameOf}
        getLabel={nameOf}
        value={value.modelName || null}
        onChange={(name) => onChange({ ...value, modelName: name ?? '' })}
        {...(onCreateModel && {
          onCreate: (modelName: string) => {
            onChange({ ...value, modelName });
            void newModel.follow(modelName, onCreateModel(modelName, company));
          },
        })}
        createLabel={messages.addOption}
        isLoading={models.isLoading}
        loadError={failureText(models.error)}
        onRetry={models.onRetry}
        errorMessage={errors.modelName}
        description={value.companyName ? newModel.noteFor(value.modelName) : messages.chooseCompanyFirst}
        isRequired
        isDisabled={isDisabled || !value.companyName}
      />
    </>
  );
}

function useModelsOf(company: Company | null, models: readonly ModelOption[]): readonly ModelOption[] {
  return useMemo(() => {
    const isOther = ({ companyId }: ModelOption) =>
      company !== null && (companyId ?? company._id) !== company._id;
    return models.some(isOther) ? models.filter((model) => !isOther(model)) : models;
  }, [company, models]);
}

/**
 * Reports a company once: when it is chosen, or when a draft's or newly created company appears in the list.
 */
function useTellCompany(
  company: Company | null,
  onCompanyChange: CompanyModelPickerProps['onCompanyChange'],
): (chosen: Company | null) => void {
  const latest = useLatest(onCompanyChange);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!company || told.current === company._id) return;
    told.current = company._id;
    latest.current?.(company);
  }, [company, latest]);
  return (chosen) => {
    told.current = chosen?._id ?? null;
    latest.current?.(chosen);
  };
}

/** The options and the current one, which a draft or a creation may hold before the list does. */
function useWithCurrent(items: readonly { name: string }[], current: string): readonly { name: string }[] {
  return useMemo(
    () =>
      current === '' || items.some(({ name }) => name === current) ? items : [{ name: current }, ...items],
    [items, current],
  );
}
