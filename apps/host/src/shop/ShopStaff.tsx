import { useChangeStaff, useStaff } from '@handset/api-client/swr';
import type { StaffMember } from '@handset/domain';
import { Badge, Button, Card, Table, Text } from '@handset/ui';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { DeedQuestion } from '../dialogs/DeedQuestion.tsx';
import { useMoment } from '../format/useMoment.ts';
import { MoreMenu } from '../layout/MoreMenu.tsx';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { useUser } from '../session/useSession.ts';
import { staffWords } from './staffWords.ts';

const AddStaffDialog = lazily(async () => (await import('./StaffDialog.tsx')).AddStaffDialog);
const EditStaffDialog = lazily(async () => (await import('./StaffDialog.tsx')).EditStaffDialog);
const ResetPasswordDialog = lazily(async () => (await import('./StaffDialog.tsx')).ResetPasswordDialog);

type Task = 'add' | 'edit' | 'password' | 'access';
interface Doing {
  task: Task;
  /** Whom it concerns. */
  id?: string;
}

/** Who works in the shop, and what each of them may do; for its owner. */
export function ShopStaff() {
  const words = useWords(staffWords);
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const state = useStaff();
  const task = doing?.task;
  // As the record is now, not as it was when the menu was opened.
  const member = state.data?.find(({ _id }) => _id === doing?.id);
  return (
    <Card
      title={words.title}
      description={words.text}
      actions={
        <Button variant="primary" icon={<UserPlus size={18} />} onPress={() => setDoing({ task: 'add' })}>
          {words.add}
        </Button>
      }
      padding="none"
    >
      <Loaded state={state}>{(staff) => <StaffTable staff={staff} onDo={setDoing} />}</Loaded>
      <Suspense>
        {task === 'add' ? <AddStaffDialog onClose={close} /> : null}
        {task === 'edit' && member ? <EditStaffDialog member={member} onClose={close} /> : null}
        {task === 'password' && member ? <ResetPasswordDialog member={member} onClose={close} /> : null}
      </Suspense>
      {task === 'access' && member ? <AccessQuestion member={member} onClose={close} /> : null}
    </Card>
  );
}

function StaffTable({ staff, onDo }: { staff: readonly StaffMember[]; onDo: (doing: Doing) => void }) {
  const words = useWords(staffWords);
  const moment = useMoment();
  const { _id: own } = useUser();
  return (
    <Table
      label={words.title}
      rows={staff}
      getKey={({ _id }) => _id}
      columns={[
        {
          id: 'name',
          header: words.name,
          isRowHeader: true,
          cell: ({ _id, name }) => (
            <Text weight="medium">{_id === own ? `${name} (${words.you})` : name}</Text>
          ),
        },
        { id: 'username', header: words.username, cell: ({ username }) => <bdi>{username}</bdi> },
        {
          id: 'role',
          header: words.role,
          cell: ({ role }) => (
            <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{words.roles[role]}</Badge>
          ),
        },
        {
          id: 'state',
          header: words.state,
          cell: ({ isActive }) => (
            <Badge tone={isActive ? 'positive' : 'critical'}>{isActive ? words.active : words.stopped}</Badge>
          ),
        },
        {
          id: 'seen',
          header: words.seen,
          cell: ({ lastSeenAt }) => (lastSeenAt ? moment(lastSeenAt) : words.never),
        },
        {
          id: 'actions',
          header: words.actions,
          hasControls: true,
          align: 'end',
          cell: (member) => (
            <MoreMenu
              label={words.actionsOf(member.name)}
              size="small"
              choices={[
                { id: 'edit', label: words.edit, onAction: () => onDo({ task: 'edit', id: member._id }) },
                {
                  id: 'password',
                  label: words.reset,
                  onAction: () => onDo({ task: 'password', id: member._id }),
                },
                {
                  id: 'access',
                  label: member.isActive ? words.stop : words.allow,
                  isDisabled: member._id === own,
                  onAction: () => onDo({ task: 'access', id: member._id }),
                },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

function AccessQuestion({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const words = useWords(staffWords);
  const { write, isWriting } = useChangeStaff();
  const { _id: id, version, name, isActive } = member;
  return (
    <DeedQuestion
      words={{
        title: isActive ? words.stopTitle(name) : words.allowTitle(name),
        text: isActive ? words.stopText : undefined,
        confirm: isActive ? words.stop : words.allow,
        done: words.saved,
      }}
      isCritical={isActive}
      isSending={isWriting}
      deed={() => write({ id, change: { version, isActive: !isActive } })}
      onClose={onClose}
    />
  );
}
