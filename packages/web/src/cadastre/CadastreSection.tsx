import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import type { CadastreView } from '#contract/cadastre/schema.ts';
import { importLinks } from '#contract/imports/links.ts';
import { useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { type Fact, Facts } from '../kit/card/Facts.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './Cadastre.module.css';
import { ExtractsCard } from './ExtractsCard.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { signs } from './shown.ts';

type Props = { view: CadastreView };

/** What the cadastre says of the house, and extracts that it buys. */
export function CadastreSection() {
  const of = useReading(cadastre.view, {});
  return (
    <Loaded of={of} shape={<Skeleton rows={5} />}>
      {(view) => (
        <FormStack>
          {(view.simulated || view.extracts.simulated) && <Simulated />}
          <House view={view} />
          {view.seals.length > 0 && <Seals view={view} />}
          {(!view.off || !view.extracts.off) && <ExtractsCard view={view} />}
          {view.checks.length > 0 && <Checks view={view} />}
        </FormStack>
      )}
    </Loaded>
  );
}

function Simulated() {
  const say = useText();
  return (
    <Note>
      <strong>{say('CADASTRE.SIMULATED')}</strong> {say('CADASTRE.SIMULATED_HINT')}
    </Note>
  );
}

function House({ view }: Props) {
  const say = useText();
  const [placing, place] = useState(false);
  const { status, mayWrite } = view;
  if (status === 'off')
    return (
      <Card>
        <EmptyState kind="empty" title={say('CADASTRE.OFF')} text={say('CADASTRE.OFF_HINT')}>
          {mayWrite && (
            <Button variant="default" renderRoot={(props) => <Link {...props} {...importLinks.units()} />}>
              {say('CADASTRE.OFF_DO')}
            </Button>
          )}
        </EmptyState>
      </Card>
    );
  const button = mayWrite && (
    <Button
      variant={status === 'unset' ? 'filled' : 'default'}
      leftSection={<IconMapPin size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => place(true)}
    >
      {say('CADASTRE.PLACE.TITLE')}
    </Button>
  );
  return (
    <Card {...(status !== 'unset' && { title: say('CADASTRE.BUILDING.TITLE'), aside: button, padded: true })}>
      {status === 'unset' ? (
        <EmptyState kind="empty" title={say('CADASTRE.PLACE.NONE')} text={say('CADASTRE.PLACE.NONE_HINT')}>
          {button}
        </EmptyState>
      ) : (
        <Said view={view} />
      )}
      {placing && <PlaceDialog view={view} onClose={() => place(false)} />}
    </Card>
  );
}

/** The town is told once: a house without a street is named by it. */
const placed = ({ name, town }: NonNullable<CadastreView['building']>) =>
  [name, name.includes(town) ? '' : town].filter(Boolean).join(', ');

/** How checks stand, and what the register said of the building. */
function Said({ view }: Props) {
  const say = useText();
  const { dayOf } = useShown();
  const { building, cadasterNumber, cadasterVillage, cadasterStreet } = view;
  const sought = [cadasterStreet, cadasterNumber, cadasterVillage].filter(Boolean).join(', ');
  const facts: Fact[] = building
    ? [
        [say('CADASTRE.BUILDING.NAME'), typo(placed(building))],
        ...(building.sheet ? [[say('CADASTRE.BUILDING.SHEET'), typo(building.sheet)] as const] : []),
        [say('CADASTRE.BUILDING.UNITS'), String(building.units)],
        ...(building.asOf ? [[say('CADASTRE.BUILDING.AS_OF'), dayOf(building.asOf)] as const] : []),
      ]
    : [[say('CADASTRE.BUILDING.NAME'), typo(sought)]];
  return (
    <>
      <State view={view} />
      <Facts facts={facts} />
      {building?.warning && <Note tone="warn">{say('CADASTRE.BUILDING.WARNING', { text: building.warning })}</Note>}
      {building && <p className={css.quiet}>{say('CADASTRE.BUILDING.OWNERS')}</p>}
    </>
  );
}

function State({ view: { status, problem, checkedAt, nextAt, underWay } }: Props) {
  const say = useText();
  const { moment, dayOf } = useShown();
  const { tone, icon } = signs[status];
  const next = nextAt && {
    failure: say('CADASTRE.NEXT.TOMORROW', { when: dayOf(nextAt) }),
    success: say('CADASTRE.NEXT.ON', { when: dayOf(nextAt) }),
  };
  return (
    <>
      <div className={css.state}>
        <Tag tone={tone} icon={icon}>
          {say(`CADASTRE.STATES.${status}`)}
        </Tag>
        <span className={css.quiet}>
          {checkedAt ? say('CADASTRE.CHECKED', { when: moment(checkedAt) }) : say('CADASTRE.NEVER')}
        </span>
        {next && (status === 'failure' || status === 'success') && <span className={css.quiet}>{next[status]}</span>}
      </div>
      {status === 'failure' && problem && <Note tone="warn">{say(`CADASTRE.PROBLEMS.${problem}`)}</Note>}
      {status === 'waiting' && <p className={css.quiet}>{say('CADASTRE.NEXT.TURN')}</p>}
      {status === 'postponed' && <p className={css.quiet}>{say('CADASTRE.NEXT.SPENT')}</p>}
      {underWay && <p className={css.quiet}>{say('CADASTRE.UNDER_WAY', underWay)}</p>}
    </>
  );
}

function Seals({ view: { seals } }: Props) {
  const say = useText();
  const { dayOf } = useShown();
  return (
    <Note>
      <strong>{say('CADASTRE.SEALS.TITLE')}</strong>{' '}
      {seals
        .map(({ name, since }) => (since ? say('CADASTRE.SEALS.SINCE', { name, when: dayOf(since) }) : name))
        .join('; ')}
      . {say('CADASTRE.SEALS.HINT')}
    </Note>
  );
}

function Checks({ view: { checks } }: Props) {
  const say = useText();
  const { moment } = useShown();
  return (
    <Card title={say('CADASTRE.CHECKS.TITLE')}>
      {checks.length === 0 && <CardNone>{say('CADASTRE.CHECKS.NONE')}</CardNone>}
      <CardRows>
        {checks.map(({ id, at, source, problem, isNew }) => (
          <CardRow key={id}>
            <div className={css.row}>
              <span>{moment(at)}</span>
              <span className={css.quiet}>{say(`CADASTRE.CHECKS.SOURCES.${source}`)}</span>
              <span>
                {problem
                  ? say(`CADASTRE.PROBLEMS.${problem}`)
                  : say(isNew ? 'CADASTRE.CHECKS.NEW' : 'CADASTRE.CHECKS.SAME')}
              </span>
            </div>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
