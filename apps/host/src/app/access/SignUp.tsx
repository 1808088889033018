import { accessCalls } from '@handset/api-client';
import { useWrite } from '@handset/api-client/swr';
import { type SignUp as NewShop, signUpSchema } from '@handset/domain';
import { Field, PageForm, useFlowForm } from '@handset/flows/form';
import { Button, Link, PasswordField, Stack, Text, TextField, useWords } from '@handset/ui';
import { Navigate } from 'react-router-dom';
import { refusalOf } from '../../kit/problems/refusalOf.ts';
import { getApiOrigin } from '../../kit/session/baseURL.ts';
import { session, useSession } from '../../kit/session/useSession.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { AccessPage } from './AccessPage.tsx';
import { accessWords } from './accessWords.ts';

const empty: NewShop = { shopName: '', ownerName: '', number: '', username: '', password: '' };

/** Registers a shop with its owner, and signs in. */
export function SignUp() {
  const access = useWords(accessWords);
  const { user } = useSession();
  if (user) return <Navigate replace to="/" />;
  return (
    <AccessPage title={access.signUpTo}>
      <Stack gap={4}>
        <SignUpForm />
        <Text tone="muted">
          {access.haveAccount} <Link href="/login">{access.signIn}</Link>
        </Text>
      </Stack>
    </AccessPage>
  );
}

function SignUpForm() {
  const access = useWords(accessWords);
  const messages = useWords(hostMessages);
  const { write } = useWrite(
    accessCalls,
    (access, shop: NewShop, submission) => access.signUp(shop, submission),
    [],
  );
  const flow = useFlowForm<NewShop, NewShop>({
    schema: signUpSchema,
    defaultValues: empty,
    labels: {
      shopName: access.shopName,
      ownerName: access.ownerName,
      number: access.number,
      username: access.username,
      password: access.password,
    },
    onSubmit: async (shop) => {
      try {
        session.begin(await write(shop), await getApiOrigin());
        return undefined;
      } catch (error) {
        return refusalOf(error, messages);
      }
    },
  });
  return (
    <PageForm flow={flow} label={access.signUp}>
      <Stack gap={4}>
        <Field<NewShop, 'shopName'> name="shopName">
          {(field) => (
            <TextField label={access.shopName} isRequired autoComplete="organization" autoFocus {...field} />
          )}
        </Field>
        <Field<NewShop, 'ownerName'> name="ownerName">
          {(field) => <TextField label={access.ownerName} isRequired autoComplete="name" {...field} />}
        </Field>
        <Field<NewShop, 'number'> name="number">
          {(field) => (
            <TextField
              label={access.number}
              isRequired
              type="tel"
              autoComplete="tel"
              placeholder="0300 1234567"
              isNumeric
              {...field}
            />
          )}
        </Field>
        <Field<NewShop, 'username'> name="username">
          {(field) => (
            <TextField
              label={access.username}
              description={access.usernameHint}
              isRequired
              autoComplete="username"
              {...field}
            />
          )}
        </Field>
        <Field<NewShop, 'password'> name="password">
          {(field) => (
            <PasswordField
              label={access.password}
              description={access.passwordHint}
              isRequired
              autoComplete="new-password"
              {...field}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={flow.isSending}>
          {access.signUp}
        </Button>
      </Stack>
    </PageForm>
  );
}
