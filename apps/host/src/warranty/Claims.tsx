import { useClaims } from '@handset/api-client/swr';
import { isClaimOpen, type WarrantyClaim } from '@handset/domain';
import { Badge, Button, Card, Link, Stack, Table, type TableColumn } from '@handset/ui';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import { Problem } from '../problems/Loaded.tsx';
import { CLAIMS } from '../routes/customerHref.ts';
import { phoneHref } from '../routes/phoneHref.ts';
import { claimTones } from './claimTones.ts';
import { claimWords } from './claimWords.ts';

const ClaimChangeDialog = lazily(async () => (await import('./ClaimDialogs.tsx')).ClaimChangeDialog);

interface ClaimsProps {
  /** Whose claims: those of a phone, or of all that a party bought. */
  of: { phoneId: string } | { personId: string };
}

/** Warranty claims, newest first, with what was done about each; nothing where there were none. */
export function Claims({ of }: ClaimsProps) {
  const words = useWords(claimWords);
  const format = useFormat();
  const pages = useClaims(of);
  const [changing, setChanging] = useState<WarrantyClaim | null>(null);
  if (pages.error !== undefined) return <Problem error={pages.error} onRetry={pages.retry} />;
  if (!pages.data || pages.data.total === 0) return null;
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
        <Table
          label={words.claims}
          columns={columns}
          rows={claims}
          getKey={({ _id }) => _id}
          {...('personId' in of && { getRowHref: ({ phone }: WarrantyClaim) => phoneHref(phone._id) })}
        />
        {pages.hasMore ? <Button onPress={pages.loadMore}>{words.more}</Button> : null}
      </Stack>
      <Suspense>
        {changing ? <ClaimChangeDialog claim={changing} onClose={() => setChanging(null)} /> : null}
      </Suspense>
    </Card>
  );
}
