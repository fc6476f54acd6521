import { Suspense } from 'react';
import { handovers } from '#contract/handovers/endpoints.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';
import { ContactsPage } from '../../contacts/list/ContactsPage.tsx';
import type { PanelProps } from '../../contacts/one/ContactPanel.tsx';
import { MendedMark } from '../../handovers/house/MendedMark.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { bringing } from './bringing.ts';

const LatePanel = latePart(
  async () => (await import('./ContactBeside.tsx')).ContactBeside,
  ['screens', 'contacts', ...bringing('contactParts')],
);

function Panel(props: PanelProps) {
  return (
    <Suspense
      fallback={
        <Card>
          <Skeleton rows={5} />
        </Card>
      }
    >
      <LatePanel {...props} />
    </Suspense>
  );
}

/** /adresar-kontaktu, where a contact opens with the parts that other nouns bring, and rows say what neighbours say of the work. */
export function ContactsPlace() {
  const reads = useMay('reports', 'r');
  const marks = useReading(handovers.judged, {}, { when: reads });
  return <ContactsPage Panel={Panel} RowMore={MendedMark} waits={marks.isLoading} />;
}
