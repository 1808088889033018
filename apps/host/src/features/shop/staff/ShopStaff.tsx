import { useChangeStaff, useStaff } from '@handset/api-client/swr';
import type { StaffMember } from '@handset/domain';
import { Badge, Button, Card, Table, Text, useWords } from '@handset/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction.tsx';
import { MoreMenu } from '../../../kit/actions/MoreMenu.tsx';
import { useMomentFormat } from '../../../kit/format/useMomentFormat.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { useUser } from '../../../kit/session/useSession.ts';
import { AddStaffDialog, EditStaffDialog, ResetPasswordDialog } from './StaffDialog.tsx';
import { staffWords } from './staffWords.ts';

type Task = 'add' | 'edit' | 'password' | 'access';
interface Doing {
  task: Task;
  /** The staff member. */
  id?: string;
}

/** Manages the shop's staff and their permissions. Owners only. */
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

      {task === 'add' ? <AddStaffDialog onClose={close} /> : null}
      {task === 'edit' && member ? <EditStaffDialog member={member} onClose={close} /> : null}
      {task === 'password' && member ? <ResetPasswordDialog member={member} onClose={close} /> : null}

      {task === 'access' && member ? <ConfirmAccess member={member} onClose={close} /> : null}
    </Card>
  );
}

function StaffTable({ staff, onDo }: { staff: readonly StaffMember[]; onDo: (doing: Doing) => void }) {
  const words = useWords(staffWords);
  const moment = useMomentFormat();
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
          phone: 'state',
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

function ConfirmAccess({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const words = useWords(staffWords);
  const { write, isWriting } = useChangeStaff();
  const { _id: id, version, name, isActive } = member;
  return (
    <ConfirmAction
      words={{
        title: isActive ? words.stopTitle(name) : words.allowTitle(name),
        text: isActive ? words.stopText : undefined,
        confirm: isActive ? words.stop : words.allow,
        done: words.saved,
      }}
      isCritical={isActive}
      isSending={isWriting}
      action={() => write({ id, change: { version, isActive: !isActive } })}
      onClose={onClose}
    />
  );
}
