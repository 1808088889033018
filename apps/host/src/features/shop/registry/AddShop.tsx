import { useCreateShop } from '@handset/api-client/swr';
import { may, type NewShop, newShopSchema } from '@handset/domain';
import { Field, PageForm, useFlowForm } from '@handset/flows/form';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  DatePicker,
  FormActions,
  FormGrid,
  PageHeader,
  PasswordField,
  Skeleton,
  Stack,
  TextField,
  useWords,
} from '@handset/ui';
import { useNavigate } from 'react-router-dom';
import { type FormWithPassword, useFormWithPassword } from '../../../kit/dialogs/useFormWithPassword.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { PlanField } from './PlanField.tsx';
import { registryWords } from './registryWords.ts';

const empty = {
  shopName: '',
  number: '',
  city: '',
  ownerName: '',
  username: '',
  password: '',
  planId: '',
  nextDue: '',
};
type NewShopDraft = typeof empty;

/** Registers a shop with its owner's login; for registrars. */
export function AddShop() {
  const pageTitle = usePageTitle();
  const words = useWords(registryWords);
  const { role } = useUser();
  return (
    <Stack gap={4}>
      <PageHeader
        title={pageTitle}
        description={words.addText}
        action={<ButtonLink href="/app/dashboard/addShop">{words.toRecords}</ButtonLink>}
      />
      {may(role, 'shops') ? <Drafted /> : <Banner tone="info">{words.registrarsOnly}</Banner>}
    </Stack>
  );
}

function Drafted() {
  const words = useWords(registryWords);
  const navigate = useNavigate();
  const { write } = useCreateShop();
  const form = useFormWithPassword<NewShopDraft, NewShop>({
    form: 'new-shop',
    send: write,
    success: words.added,
    onClose: () => navigate('/app/dashboard/addShop'),
  });
  return form ? <NewShopForm key={form.key} {...form.props} /> : <Skeleton lines={8} />;
}

function NewShopForm({ defaultDraft, onChange, onSubmit }: FormWithPassword<NewShopDraft, NewShop>) {
  const words = useWords(registryWords);
  const flow = useFlowForm<NewShopDraft, NewShop>({
    schema: newShopSchema,
    defaultValues: empty,
    defaultDraft,
    toInput: ({ planId, nextDue, ...shop }) => ({
      ...shop,
      planId: planId || undefined,
      nextDue: nextDue || undefined,
    }),
    labels: {
      shopName: words.shopName,
      number: words.number,
      city: words.city,
      ownerName: words.ownerName,
      username: words.username,
      password: words.password,
      planId: words.planId,
      nextDue: words.nextDue,
    },
    onSubmit,
    onChange,
  });
  return (
    <PageForm flow={flow} label={words.add}>
      <Stack gap={4}>
        <Card title={words.theShop}>
          <FormGrid>
            <Field<NewShopDraft, 'shopName'> name="shopName">
              {(field) => <TextField label={words.shopName} isRequired autoComplete="off" {...field} />}
            </Field>
            <Field<NewShopDraft, 'number'> name="number">
              {(field) => (
                <TextField
                  label={words.number}
                  type="tel"
                  isNumeric
                  isRequired
                  autoComplete="off"
                  {...field}
                />
              )}
            </Field>
            <Field<NewShopDraft, 'city'> name="city">
              {(field) => <TextField label={words.city} autoComplete="off" {...field} />}
            </Field>
          </FormGrid>
        </Card>
        <Card title={words.theOwner}>
          <FormGrid>
            <Field<NewShopDraft, 'ownerName'> name="ownerName">
              {(field) => <TextField label={words.ownerName} isRequired autoComplete="off" {...field} />}
            </Field>
            <Field<NewShopDraft, 'username'> name="username">
              {(field) => (
                <TextField
                  label={words.username}
                  description={words.usernameHint}
                  isRequired
                  autoComplete="off"
                  {...field}
                />
              )}
            </Field>
            <Field<NewShopDraft, 'password'> name="password">
              {(field) => (
                <PasswordField
                  label={words.password}
                  description={words.passwordHint}
                  isRequired
                  autoComplete="new-password"
                  {...field}
                />
              )}
            </Field>
          </FormGrid>
        </Card>
        <Card title={words.theSubscription}>
          <FormGrid>
            <Field<NewShopDraft, 'planId'> name="planId">
              {(field) => <PlanField label={words.planId} {...field} />}
            </Field>
            <Field<NewShopDraft, 'nextDue'> name="nextDue">
              {(field) => <DatePicker label={words.nextDue} {...field} />}
            </Field>
          </FormGrid>
        </Card>
        <FormActions>
          <Button type="submit" variant="primary" isPending={flow.isSending}>
            {words.add}
          </Button>
        </FormActions>
      </Stack>
    </PageForm>
  );
}
