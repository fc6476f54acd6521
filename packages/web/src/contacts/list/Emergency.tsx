import { IconPhone } from '@tabler/icons-react';
import { showDialled } from '#contract/contacts/rules.ts';
import { partsOf } from '#contract/contacts/rules-joined.ts';
import type { ContactRow } from '#contract/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { usePins } from '../rows/data.ts';
import { ofEmergency } from '../rows/Signs.tsx';
import css from './Emergency.module.css';

/** The number of all emergency services in Europe. */
const life = '112';

type Props = { kind: keyof typeof ofEmergency; title: string; number: string; detail: string };
/** The whole card calls: what happened, the number, who answers. */
function Call({ kind, title, number, detail }: Props) {
  const say = useText();
  const Sign = ofEmergency[kind];
  return (
    <li>
      <a
        href={`tel:${number}`}
        className={css.card}
        aria-label={say('CONTACTS.CALL', { name: title, number: showDialled(number) })}
      >
        <span className={css.title}>
          <Sign size={22} stroke={1.75} aria-hidden="true" className={css.sign} />
          {title}
        </span>
        <span className={css.number}>
          <IconPhone size={18} stroke={1.75} aria-hidden="true" />
          {showDialled(number)}
        </span>
        <span className={css.detail}>{detail}</span>
      </a>
    </li>
  );
}

const toCall = ({ phones }: ContactRow): string | undefined => partsOf(phones)[0];

/** Whom to call at once: 112 first, then what the committee pinned, named by what happened. */
export function Emergency() {
  const say = useText();
  const pins = (usePins().data?.contacts ?? []).filter((c) => toCall(c) !== undefined);
  return (
    <section aria-labelledby="emergency">
      <h2 id="emergency" className={css.head}>
        {say('CONTACTS.NOW')}
      </h2>
      <ul className={css.cards}>
        <Call kind="life" title={say('CONTACTS.EMERGENCIES.life')} number={life} detail={say('CONTACTS.LIFE')} />
        {pins.map((c) => (
          <Call
            key={c.id}
            kind={c.emergency ?? 'other'}
            title={c.emergency ? say(`CONTACTS.EMERGENCIES.${c.emergency}`) : c.full_name}
            number={toCall(c) as string}
            detail={c.emergency ? c.full_name : (c.position ?? '')}
          />
        ))}
      </ul>
    </section>
  );
}
