import { ApiError, accessCalls } from '@handset/api-client';
import { useWrite } from '@handset/api-client/swr';
import type { SignUp as NewShop } from '@handset/domain';
import { Button, Form, Link, PasswordField, Stack, Text, TextField } from '@handset/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { getApiOrigin } from '../config/baseURL.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { errorText } from '../problems/errorText.ts';
import { session, useSession } from '../session/useSession.ts';
import { AccessPage } from './AccessPage.tsx';

const loadRules = () => import('../session/signUpRules.ts');
const empty: NewShop = { shopName: '', ownerName: '', number: '', username: '', password: '' };

/** Registers a shop with its owner, and signs in. */
export function SignUp() {
  const { access } = useMessages();
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
  const messages = useMessages();
  const { access } = messages;
  const { locale } = usePreferences();
  const { write, isWriting } = useWrite(
    accessCalls,
    (access, shop: NewShop, submission) => access.signUp(shop, submission),
    [],
  );
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);

  // So that they are there when the form is submitted; a failure is told then.
  useEffect(() => void loadRules().catch(() => {}), []);

  async function signUp() {
    setFailure(undefined);
    const rules = await loadRules().catch(() => null);
    if (!rules) {
      setFailure(messages.errors.network);
      return setSubmitCount((count) => count + 1);
    }
    const { fieldErrors, signUpSchema } = rules;
    const parsed = signUpSchema.safeParse(values);
    if (!parsed.success) {
      setErrors(fieldErrors(parsed.error, locale));
      return setSubmitCount((count) => count + 1);
    }
    setErrors({});
    try {
      session.begin(await write(parsed.data), await getApiOrigin());
    } catch (error) {
      setErrors(error instanceof ApiError ? { ...error.fields } : {});
      setFailure(errorText(error, messages));
      setSubmitCount((count) => count + 1);
    }
  }

  const field = (name: keyof NewShop) => ({
    label: access[name],
    name,
    value: values[name],
    onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    errorMessage: errors[name],
    isRequired: true,
  });
  const broken = Object.entries(errors);
  return (
    <Form
      label={access.signUp}
      onSubmit={signUp}
      submitCount={submitCount}
      errors={
        broken.length > 0
          ? broken.map(([name, message]) => ({ name, label: access[name as keyof NewShop], message }))
          : failure
            ? [{ message: failure }]
            : []
      }
    >
      <Stack gap={4}>
        <TextField {...field('shopName')} autoComplete="organization" autoFocus />
        <TextField {...field('ownerName')} autoComplete="name" />
        <TextField {...field('number')} type="tel" autoComplete="tel" placeholder="0300 1234567" isNumeric />
        <TextField {...field('username')} autoComplete="username" description={access.usernameHint} />
        <PasswordField {...field('password')} autoComplete="new-password" description={access.passwordHint} />
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={isWriting}>
          {access.signUp}
        </Button>
      </Stack>
    </Form>
  );
}
