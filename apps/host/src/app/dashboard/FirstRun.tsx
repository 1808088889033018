import { accessCalls } from '@handset/api-client';
import { useWrite } from '@handset/api-client/swr';
import { Button, ButtonLink, Stack, Text, useToast, useWords } from '@handset/ui';
import { errorText } from '../../kit/problems/errorText.ts';
import { getApiOrigin } from '../../kit/session/baseURL.ts';
import { session } from '../../kit/session/useSession.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { AccessPage } from '../access/AccessPage.tsx';
import { accessWords } from '../access/accessWords.ts';

/** Start page of a server without a shop: create a shop, or try the demo. */
export function FirstRun() {
  const access = useWords(accessWords);
  const messages = useWords(hostMessages);
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
