import { Suspense } from 'react';
import { latePart } from '../base/parts.ts';
import { ContactsPage } from '../contacts/list/ContactsPage.tsx';
import type { PanelProps } from '../contacts/one/ContactPanel.tsx';
import { Card } from '../kit/page/Card.tsx';
import { Skeleton } from '../kit/page/Skeleton.tsx';
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

const LateMark = latePart(async () => (await import('../handovers/house/MendedMark.tsx')).MendedMark, ['handovers']);

/** It stands in the line of what the contact does, so that a row stays as high when it comes. */
const RowMore = (props: { id: number }) => (
  <Suspense fallback={null}>
    <LateMark {...props} />
  </Suspense>
);

/** /adresar-kontaktu, where a contact opens with the parts that other nouns bring. */
export const ContactsPlace = () => <ContactsPage Panel={Panel} RowMore={RowMore} />;
