import { type ApiClient, ApiError } from '@handset/api-client';
import type { Session } from '@handset/domain';
import { Banner, Button, Form, PasswordField, Stack, TextField } from '@handset/ui';
import { useState } from 'react';

interface SignInProps {
  client: ApiClient;
  onSignIn: (session: Session) => void;
}

/** Sign-in form. */
export function SignIn({ client, onSignIn }: SignInProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const signIn = async () => {
    setProblem(null);
    try {
      onSignIn(await client.access.signIn({ username, password }));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'That did not work');
    }
  };

  return (
    <Form label="Sign in" onSubmit={() => void signIn()}>
      <Stack>
        {problem && <Banner tone="critical">{problem}</Banner>}
        <TextField label="Username" value={username} onChange={setUsername} isRequired />
        <PasswordField label="Password" value={password} onChange={setPassword} isRequired />
        <Button type="submit" variant="primary">
          Sign in
        </Button>
      </Stack>
    </Form>
  );
}
