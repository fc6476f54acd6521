import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import type { SourceView } from '#contract/feeds/schema-sources.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { PageLead } from '../../kit/page/PageHead.tsx';
import { SourceDialog } from './SourceDialog.tsx';
import { SourceRow } from './SourceRow.tsx';

/** Calendars of others that the house shows among its own events. */
export function SourcesSection() {
  const say = useText();
  const [edited, edit] = useState<SourceView | 'new' | null>(null);
  const add = (
    <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />} onClick={() => edit('new')}>
      {say('SOURCES.ADD')}
    </Button>
  );
  return (
    <FormStack>
      <PageLead>{say('SOURCES.LEAD')}</PageLead>
      <Loaded of={useReading(sources.list, {})} shape={<Skeleton rows={4} />}>
        {({ sources: all }) => (
          <Card title={say('SOURCES.TITLE')} aside={all.length > 0 && add}>
            {all.length === 0 ? (
              <EmptyState kind="empty" title={say('SOURCES.TITLE')} text={say('SOURCES.NONE')}>
                {add}
              </EmptyState>
            ) : (
              <CardRows>
                {all.map((source) => (
                  <CardRow key={source.id}>
                    <SourceRow source={source} onEdit={() => edit(source)} />
                  </CardRow>
                ))}
              </CardRows>
            )}
          </Card>
        )}
      </Loaded>
      {edited && <SourceDialog source={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </FormStack>
  );
}
