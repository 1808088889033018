import { useClaims } from '@handset/api-client/swr';
import { isClaimOpen, type WarrantyClaim } from '@handset/domain';
import { Badge, Button, Card, Link, Stack, Table, type TableColumn, useWords } from '@handset/ui';
import { useState } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { CLAIMS } from '../../../kit/links/customerHref.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { Problem } from '../../../kit/problems/Loaded.tsx';
import { ClaimChangeDialog } from './ClaimDialogs.tsx';
import { claimTones } from './claimTones.ts';
import { claimWords } from './claimWords.ts';

interface ClaimsProps {
  /** Source of the claims: one phone, or everything that a party bought. */
  of: { phoneId: string } | { personId: string };
}

/** Warranty claims, newest first, with their outcome. Renders nothing when there are none. */
export function Claims({ of }: ClaimsProps) {
  const words = useWords(claimWords);
  const format = useFormat();
  const pages = useClaims(of);
  const [changing, setChanging] = useState<WarrantyClaim | null>(null);
  const problem = pages.error === undefined ? null : <Problem error={pages.error} onRetry={pages.retry} />;
  if (!pages.data) return problem;
  if (pages.data.total === 0) return null;
  const { data: claims } = pages.data;
  const columns: TableColumn<WarrantyClaim>[] = [
    { id: 'date', header: words.date, cell: (claim) => format.day(claim.date) },
    ...('personId' in of
      ? [
          {
            id: 'phone',
            header: words.phone,
            cell: ({ phone }: WarrantyClaim) => (
              <bdi>
                {phone.companyName} {phone.modelName}
              </bdi>
            ),
          },
        ]
      : []),
    { id: 'fault', header: words.fault, isRowHeader: true, cell: (claim) => claim.fault },
    {
      id: 'state',
      header: words.state,
      cell: ({ state }) => <Badge tone={claimTones[state]}>{words.states[state]}</Badge>,
    },
    { id: 'done', header: words.done, cell: (claim) => claim.done ?? '—' },
    {
      id: 'resolvedOn',
      header: words.resolvedOn,
      cell: ({ resolvedOn }) => (resolvedOn === null ? '—' : format.day(resolvedOn)),
    },
    { id: 'by', header: words.by, cell: (claim) => claim.createdBy },
    {
      id: 'actions',
      header: words.actions,
      hasControls: true,
      align: 'end',
      cell: (claim) => (
        <Button
          size="small"
          variant={isClaimOpen(claim.state) ? 'secondary' : 'quiet'}
          onPress={() => setChanging(claim)}
        >
          {words.goOn}
        </Button>
      ),
    },
  ];
  return (
    <Card title={words.claims} actions={<Link href={CLAIMS}>{words.all}</Link>} padding="none">
      <Stack gap={2}>
        {problem}
        <Table
          label={words.claims}
          columns={columns}
          rows={claims}
          getKey={({ _id }) => _id}
          {...('personId' in of && { getRowHref: ({ phone }: WarrantyClaim) => phoneHref(phone._id) })}
        />
        {pages.hasMore ? <Button onPress={pages.loadMore}>{words.more}</Button> : null}
      </Stack>
      {changing ? <ClaimChangeDialog claim={changing} onClose={() => setChanging(null)} /> : null}
    </Card>
  );
}
