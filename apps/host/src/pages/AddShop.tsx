import { useCreateShop } from '@handset/api-client/swr';
import { may, type NewShop } from '@handset/domain';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  DatePicker,
  Form,
  FormActions,
  FormGrid,
  PageHeader,
  PasswordField,
  Skeleton,
  Stack,
  TextField,
} from '@handset/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DraftedForm, useDraftedForm } from '../dialogs/useDraftedForm.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { PlanField } from '../registry/PlanField.tsx';
import { registryWords } from '../registry/registryWords.ts';
import { useUser } from '../session/useSession.ts';

const loadSchema = async () => (await import('../registry/newShopSchema.ts')).newShopSchema;
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
  const { titles } = useMessages();
  const words = useWords(registryWords);
  const { role } = useUser();
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.addShop}
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
  const form = useDraftedForm<NewShopDraft, NewShop>({
    form: 'new-shop',
    send: write,
    success: words.added,
    onClose: () => void navigate('/app/dashboard/addShop'),
  });
  return form ? <NewShopForm key={form.key} {...form.props} /> : <Skeleton lines={8} />;
}

function NewShopForm({ defaultDraft, onChange, onSubmit }: DraftedForm<NewShopDraft, NewShop>) {
  const words = useWords(registryWords);
  const [values, setValues] = useState(defaultDraft ?? empty);
  const { field, formProps, isSending } = useSchemaForm({
    schema: loadSchema,
    values,
    onChange: (patch) => {
      const next = { ...values, ...patch };
      setValues(next);
      // A password is kept nowhere.
      onChange({ ...next, password: '' });
    },
    toInput: ({ planId, nextDue, ...shop }) => ({
      ...shop,
      planId: planId || undefined,
      nextDue: nextDue || undefined,
    }),
    labels: words,
    onSubmit,
  });
  return (
    <Form label={words.add} {...formProps}>
      <Stack gap={4}>
        <Card title={words.theShop}>
          <FormGrid>
            <TextField {...field('shopName')} isRequired autoComplete="off" />
            <TextField {...field('number')} type="tel" isNumeric isRequired autoComplete="off" />
            <TextField {...field('city')} autoComplete="off" />
          </FormGrid>
        </Card>
        <Card title={words.theOwner}>
          <FormGrid>
            <TextField {...field('ownerName')} isRequired autoComplete="off" />
            <TextField
              {...field('username')}
              description={words.usernameHint}
              isRequired
              autoComplete="off"
            />
            <PasswordField
              {...field('password')}
              description={words.passwordHint}
              isRequired
              autoComplete="new-password"
            />
          </FormGrid>
        </Card>
        <Card title={words.theSubscription}>
          <FormGrid>
            <PlanField {...field('planId')} />
            <DatePicker {...field('nextDue')} />
          </FormGrid>
        </Card>
        <FormActions>
          <Button type="submit" variant="primary" isPending={isSending}>
            {words.add}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
