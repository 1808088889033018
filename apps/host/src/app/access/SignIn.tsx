import { ApiError, accessCalls } from '@handset/api-client';
import { useCalls, useSetup } from '@handset/api-client/swr';
import { Banner, Button, Form, Link, PasswordField, Stack, Text, TextField, useWords } from '@handset/ui';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { errorText } from '../../kit/problems/errorText.ts';
import { getApiOrigin } from '../../kit/session/baseURL.ts';
import { returnPath } from '../../kit/session/returnPath.ts';
import { session, useSession } from '../../kit/session/useSession.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { FirstRun } from '../dashboard/FirstRun.tsx';
import { AccessPage } from './AccessPage.tsx';
import { accessWords } from './accessWords.ts';

/** Signs in; on a server without any shop it offers to make one. */
export function SignIn() {
  const access = useWords(accessWords);
  const { user, ending } = useSession();
  const [search] = useSearchParams();
  const { data: setup } = useSetup();
  const lastShops = session.lastShops();
  if (user) return <Navigate replace to={returnPath(search)} />;
  if (setup?.isEmpty) return <FirstRun />;
  return (
    <AccessPage title={access.signInTo}>
      <Stack gap={4}>
        {ending === 'expiry' ? <Banner tone="caution">{access.expired}</Banner> : null}
        {lastShops.length > 0 ? <Text tone="muted">{access.lastShops(lastShops)}</Text> : null}
        <SignInForm />
        <Text tone="muted">{access.forgotten}</Text>
        <Text tone="muted">
          {access.noAccount} <Link href="/auth/signup-1">{access.signUp}</Link>
        </Text>
      </Stack>
    </AccessPage>
  );
}

function SignInForm() {
  const access = useWords(accessWords);
  const messages = useWords(hostMessages);
  const calls = useCalls(accessCalls);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
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
      const origin = await getApiOrigin();
      session.begin(await calls.signIn({ username, password, device: session.device(origin), code }), origin);
    } catch (error) {
      // Asked after the password, and only from users who have set it up.
      if (error instanceof ApiError && error.code === 'code-needed' && code === undefined) setCode('');
      else setFailure(errorText(error, messages));
      setPending(false);
    }
  }

  return (
    <Form
      label={access.signIn}
      onSubmit={signIn}
      submitCount={submitCount}
      errors={failure ? [{ message: failure }] : []}
      alert={access.signInFailed}
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
        {code === undefined ? null : (
          <TextField
            label={access.code}
            name="code"
            value={code}
            onChange={setCode}
            description={access.codeHint}
            autoComplete="one-time-code"
            isRequired
            autoFocus
          />
        )}
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={isPending}>
          {access.signIn}
        </Button>
      </Stack>
    </Form>
  );
}
