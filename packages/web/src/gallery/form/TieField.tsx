import { IconCalendarEvent, IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { events } from '#contract/events/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { useAsk } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Combo } from '../../kit/choose/Combo.tsx';
import type { NamedTie } from './albumValues.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const signs = { event: <IconCalendarEvent {...icon} />, report: <IconTool {...icon} /> };

type Props = { value: NamedTie | null; error: ReactNode; onChange: (tie: NamedTie | null) => void };

/** Finds the event or the report that an album is of, by its name, of those that who writes may open. */
export function TieField({ value, error, onChange }: Props) {
  const say = useText();
  const ask = useAsk();
  const [readsEvents, readsReports] = [useMay('events', 'r'), useMay('reports', 'r')];
  const find = async (text: string): Promise<NamedTie[]> => {
    if (text === '') return [];
    const [some, others] = await Promise.all([
      readsEvents ? ask(events.search, { text }) : { events: [] },
      readsReports ? ask(reports.search, { text }) : { reports: [] },
    ]);
    return [
      ...some.events.map(({ id, title }) => ({ kind: 'event' as const, id, title })),
      ...others.reports.map(({ id, title }) => ({ kind: 'report' as const, id, title })),
    ];
  };
  return (
    <Combo
      label={say('GALLERY.FORM.TIE')}
      description={say('GALLERY.FORM.TIE_HINT')}
      placeholder={say('GALLERY.FORM.TIE_PLACEHOLDER')}
      error={error}
      shown={value ? typo(value.title) : ''}
      leftSection={value && signs[value.kind]}
      find={find}
      pause={300}
      typedOnly
      option={(one) => ({
        key: `${one.kind} ${one.id}`,
        label: typo(one.title),
        detail: say(`GALLERY.FORM.TIE_KINDS.${one.kind}`),
        icon: signs[one.kind],
      })}
      onPick={onChange}
      onClear={() => onChange(null)}
    />
  );
}
