import { type Company, type Model, nameKey } from '@handset/domain';
import { SearchableSelect } from '@handset/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { FlowError, Listing } from '../embedding/embedding.ts';
import { useLatest } from '../form/useLatest.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
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
  /** The models of the chosen company; those of another, still there while these are loaded, are not offered. */
  models: Listing<Model>;
  /**
   * Called with the company, or null, so that its models can be loaded: when it is chosen, and when a company that was chosen before
   * appears in the list.
   */
  onCompanyChange?: ((company: Company | null) => void) | undefined;
  /** Called with the name of a company that is not in the list; creation is offered while this is given. */
  onCreateCompany?: ((name: string) => NameAnswer) | undefined;
  /** Called with the name of a model that is not in the list; creation is offered while this is given. */
  onCreateModel?: ((name: string, company: Company | null) => NameAnswer) | undefined;
  /** Called with what went wrong while a name was made; people are told by the picker itself. */
  onError?: ((error: FlowError) => void) | undefined;
  /** What is wrong, per field. */
  errors?: Partial<Record<keyof CompanyModel, string | undefined>> | undefined;
  /** What the fields are called. @default 'Company' and 'Model' */
  labels?: Partial<Record<keyof CompanyModel, string>> | undefined;
  /** Names in the form, under which the summary finds the fields. */
  names?: Partial<Record<keyof CompanyModel, string>> | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
}

const nameOf = ({ name }: { name: string }) => name;

/** A company, then a model of it. Two fields, for the grid of the form around it. */
export function CompanyModelPicker(props: CompanyModelPickerProps) {
  const { value, onChange, companies, models, onCompanyChange, onCreateCompany, onCreateModel } = props;
  const { errors = {}, labels = {}, names = {}, isDisabled, onError } = props;
  const messages = useMessages(commonMessages);
  const company = companies.items.find(({ name }) => nameKey(name) === nameKey(value.companyName)) ?? null;
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
        loadError={companies.error}
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
        loadError={models.error}
        onRetry={models.onRetry}
        errorMessage={errors.modelName}
        description={value.companyName ? newModel.noteFor(value.modelName) : messages.chooseCompanyFirst}
        isRequired
        isDisabled={isDisabled || !value.companyName}
      />
    </>
  );
}

function useModelsOf(company: Company | null, models: readonly Model[]): readonly Model[] {
  return useMemo(
    () =>
      company && models.some(({ companyId }) => companyId !== company._id)
        ? models.filter(({ companyId }) => companyId === company._id)
        : models,
    [company, models],
  );
}

/** Tells of a company once: as it is chosen, or when a draft's company or one that was just made appears in the list. */
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
