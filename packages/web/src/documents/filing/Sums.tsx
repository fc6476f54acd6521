import { Switch } from '@mantine/core';
import type { FilingPlace } from '#contract/documents/schema-filing.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import css from './Filing.module.css';
import type { Settled } from './owners.ts';
import type { Seen } from './useSeeing.ts';

/** Every file is counted in one of these rows. */
export function Sums({ papers }: { papers: readonly Settled[] }) {
  const say = useText();
  const open = papers.filter((paper) => paper.isOpen).length;
  const all = papers.filter((paper) => paper.goes === 'all').length;
  const units = new Set(papers.flatMap(({ goes, isOpen }) => (typeof goes === 'number' && !isOpen ? [goes] : []))).size;
  const facts: Fact[] = [
    [say('FILING.SUMS.UNITS', { count: units }), papers.length - open - all],
    ...(all > 0 ? [[say('FILING.SUMS.EVERYBODY'), all] as const] : []),
    ...(open > 0 ? [[say('FILING.SUMS.OPEN'), open] as const] : []),
    [say('FILING.SUMS.ALL'), <b key="all">{papers.length}</b>],
  ];
  return (
    <Card title={say('FILING.SUMS.TITLE')} padded>
      <div className={css.sums}>
        <Facts narrow facts={facts} />
      </div>
    </Card>
  );
}

type Props = {
  place: FilingPlace;
  home: string;
  errors: Partial<Record<string, TextKey>>;
} & Seen['shown'];

/** Where the papers stand and who opens them; the day that all of them are about. */
export function Seeing({ place, home, errors, ...shown }: Props) {
  const say = useText();
  const { day, isForLater, tells, onDay, onForLater, onTells } = shown;
  const facts: Fact[] = [
    [
      say('FILING.SEES.FOLDER'),
      say(place.folder ? 'FILING.SEES.FOLDER_HERE' : 'FILING.SEES.FOLDER_OWN', { folder: home }),
    ],
    [say('FILING.SEES.SEEN'), say('FILING.SEES.SEEN_OWNERS')],
  ];
  return (
    <Card title={say('FILING.SEES.TITLE')} padded>
      <FormStack>
        <Facts narrow facts={facts} />
        <DateField
          label={say('FILING.SEES.DAY')}
          description={say('FILING.SEES.DAY_HINT')}
          required
          value={day}
          error={errors.dateFor && say(errors.dateFor)}
          onChange={onDay}
        />
        {!isForLater && <OwnPeriod errors={errors} {...shown} />}
        <Switch
          label={say('FILING.SEES.LATER')}
          description={say('FILING.SEES.LATER_HINT')}
          checked={isForLater}
          onChange={(e) => onForLater(e.currentTarget.checked)}
        />
        <Switch
          label={say('FILING.SEES.NOTIFY')}
          description={say('FILING.SEES.NOTIFY_HINT')}
          checked={tells}
          onChange={(e) => onTells(e.currentTarget.checked)}
        />
      </FormStack>
    </Card>
  );
}

type PeriodProps = Pick<Props, 'errors' | 'day' | 'period' | 'onOwn' | 'onPeriod'>;

/** The time that papers are for, where that is not the calendar year: by it is known who owned a unit. */
function OwnPeriod({ errors, day, period, onOwn, onPeriod }: PeriodProps) {
  const say = useText();
  const year = day.slice(0, 4);
  return (
    <>
      <Switch
        label={say('FILING.SEES.PERIOD', { year })}
        description={say('FILING.SEES.PERIOD_HINT')}
        checked={period !== null}
        onChange={(e) => onOwn(e.currentTarget.checked)}
      />
      {period && (
        <>
          <DateField
            label={say('FILING.SEES.PERIOD_FROM')}
            required
            value={period.from}
            error={errors.periodFrom && say(errors.periodFrom)}
            onChange={(from) => onPeriod({ ...period, from })}
          />
          <DateField
            label={say('FILING.SEES.PERIOD_TO')}
            required
            value={period.to}
            error={errors.periodTo && say(errors.periodTo)}
            onChange={(to) => onPeriod({ ...period, to })}
          />
        </>
      )}
    </>
  );
}
