import { accessCalls } from '@handset/api-client';
import { useWrite } from '@handset/api-client/swr';
import { Button, ButtonLink, Stack, Text, useToast } from '@handset/ui';
import { getApiOrigin } from '../config/baseURL.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';
import { session } from '../session/useSession.ts';
import { AccessPage } from './AccessPage.tsx';

/** What a server without any shop offers: a shop of one's own, or one to look around in. */
export function FirstRun() {
  const messages = useMessages();
  const { access } = messages;
  const toast = useToast();
  const { write, isWriting } = useWrite(
    accessCalls,
    (access, _input: null, submission) => access.exploreDemo(submission),
    [],
  );

  async function explore() {
    try {
      session.begin(await write(null), await getApiOrigin());
    } catch (error) {
      toast.error(errorText(error, messages));
    }
  }

  return (
    <AccessPage title={access.welcome}>
      <Stack gap={4}>
        <Text>{access.firstRun}</Text>
        <Text tone="muted">{access.firstRunChoice}</Text>
        <ButtonLink variant="primary" size="large" href="/auth/signup-1" isFullWidth>
          {access.signUp}
        </ButtonLink>
        <Button size="large" isFullWidth isPending={isWriting} onPress={explore}>
          {access.exploreDemo}
        </Button>
        {isWriting ? <Text tone="muted">{access.makingDemo}</Text> : null}
      </Stack>
    </AccessPage>
  );
}
