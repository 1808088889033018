import { useChangeStaff, useStaff } from '@handset/api-client/swr';
import type { StaffMember } from '@handset/domain';
import { Badge, Button, Card, IconButton, Menu, MenuItem, Table, Text } from '@handset/ui';
import { EllipsisVertical, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { DeedQuestion } from '../dialogs/DeedQuestion.tsx';
import { useMoment } from '../format/useMoment.ts';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { useUser } from '../session/useSession.ts';
import { AddStaffDialog, EditStaffDialog, ResetPasswordDialog } from './StaffDialog.tsx';
import { staffWords } from './staffWords.ts';

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
      {task === 'add' ? <AddStaffDialog onClose={close} /> : null}
      {task === 'edit' && member ? <EditStaffDialog member={member} onClose={close} /> : null}
      {task === 'password' && member ? <ResetPasswordDialog member={member} onClose={close} /> : null}
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
            <Menu
              placement="bottom end"
              trigger={
                <IconButton label={words.actionsOf(member.name)} size="small">
                  <EllipsisVertical size={18} strokeWidth={1.75} />
                </IconButton>
              }
              onAction={(id) => onDo({ task: id as Task, id: member._id })}
            >
              <MenuItem id="edit">{words.edit}</MenuItem>
              <MenuItem id="password">{words.reset}</MenuItem>
              <MenuItem id="access" isDisabled={member._id === own}>
                {member.isActive ? words.stop : words.allow}
              </MenuItem>
            </Menu>
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
