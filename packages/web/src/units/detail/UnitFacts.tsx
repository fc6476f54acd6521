import { Link } from '@tanstack/react-router';
import { accountLinks } from '#contract/accounts/links.ts';
import { fromText, percent } from '#contract/base/shares/fraction.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { Share, usePercentText } from '../../kit/share/Share.tsx';
import css from './UnitFacts.module.css';

/** The unit's share of the house as a piece of its handrail. */
function ShareRail({ share }: { share: string }) {
  const say = useText();
  const asPercent = usePercentText();
  const f = fromText(share);
  const filled = percent(f, 9);
  return (
    <Meter
      mini
      label={say('UNITS.SHARE_RAIL', { percent: asPercent(f) })}
      parts={[
        { tone: 'for', percent: filled },
        { tone: 'absent', percent: 100 - filled },
      ]}
    />
  );
}

/** Everything known about the unit but its people. */
export function UnitFacts({ unit }: { unit: UnitDetail }) {
  const say = useText();
  const unknown = <span className={css.unknown}>{say('UNITS.NOT_GIVEN')}</span>;
  const facts: Fact[] = [
    [
      say('UNITS.SHARE'),
      <div key="share" className={css.share}>
        <Share share={unit.share} inline />
        {unit.share && <ShareRail share={unit.share} />}
      </div>,
    ],
    [say('UNITS.ENTRANCE'), unit.entrance?.name ?? unknown],
    [say('UNITS.FLOOR'), unit.floor === 0 ? say('UNITS.GROUND') : (unit.floor ?? unknown)],
    [say('UNITS.TYPE'), say(`UNITS.TYPES.${unit.type}`)],
    [say('UNITS.USE_MODE'), unit.useMode ? say(`UNITS.USE_MODES.${unit.useMode}`) : unknown],
    [say('UNITS.PERSONS'), unit.persons ?? unknown],
    [say('UNITS.AREA'), unit.area === null ? unknown : say('UNITS.SQUARE_METRES', { area: unit.area })],
    [say('UNITS.LAYOUT'), unit.layout ?? unknown],
  ];
  if (unit.symbol)
    facts.push([
      say('UNITS.SYMBOL'),
      <Link key="symbol" {...linkTo(accountLinks.one(unit.id))}>
        {unit.symbol}
      </Link>,
    ]);
  if (unit.note)
    facts.push([
      say('UNITS.NOTE'),
      <p key="note" className={css.note}>
        {unit.note}
      </p>,
    ]);
  return <Facts narrow facts={facts} />;
}
