import { accessCalls } from '@handset/api-client';
import { useCalls, useSetup } from '@handset/api-client/swr';
import { Banner, Button, Form, Link, PasswordField, Stack, Text, TextField } from '@handset/ui';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { getApiOrigin } from '../config/baseURL.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';
import { returnPath } from '../session/returnPath.ts';
import { session, useSession } from '../session/useSession.ts';
import { AccessPage } from './AccessPage.tsx';
import { FirstRun } from './FirstRun.tsx';

/** Signs in; on a server without any shop it offers to make one. */
export function SignIn() {
  const { access } = useMessages();
  const { user, ending } = useSession();
  const [search] = useSearchParams();
  const { data: setup } = useSetup();
  if (user) return <Navigate replace to={returnPath(search)} />;
  if (setup?.isEmpty) return <FirstRun />;
  return (
    <AccessPage title={access.signInTo}>
      <Stack gap={4}>
        {ending === 'expiry' ? <Banner tone="caution">{access.expired}</Banner> : null}
        <SignInForm />
        <Text tone="muted">
          {access.noAccount} <Link href="/auth/signup-1">{access.signUp}</Link>
        </Text>
      </Stack>
    </AccessPage>
  );
}

function SignInForm() {
  const messages = useMessages();
  const { access } = messages;
  const calls = useCalls(accessCalls);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  const [submitCount, setSubmitCount] = useState(0);
  const [failure, setFailure] = useState<string>();
  const missing = {
    username: submitCount > 0 && username.trim() === '' ? access.required : undefined,
    password: submitCount > 0 && password === '' ? access.required : undefined,
  };

  async function signIn() {
    setSubmitCount((count) => count + 1);
    setFailure(undefined);
    if (isPending || username.trim() === '' || password === '') return;
    setPending(true);
    try {
      session.begin(await calls.signIn({ username, password }), await getApiOrigin());
    } catch (error) {
      setFailure(errorText(error, messages));
      setPending(false);
    }
  }

  return (
    <Form
      label={access.signIn}
      onSubmit={signIn}
      submitCount={submitCount}
      errors={failure ? [{ message: failure }] : []}
    >
      <Stack gap={4}>
        <TextField
          label={access.username}
          name="username"
          value={username}
          onChange={setUsername}
          errorMessage={missing.username}
          autoComplete="username"
          isRequired
          autoFocus
        />
        <PasswordField
          label={access.password}
          name="password"
          value={password}
          onChange={setPassword}
          errorMessage={missing.password}
          autoComplete="current-password"
          isRequired
        />
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={isPending}>
          {access.signIn}
        </Button>
      </Stack>
    </Form>
  );
}
