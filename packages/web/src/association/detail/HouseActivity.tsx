import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconArrowRight, IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { byDays, changesTold, linesOf, sentenceOf } from '#contract/association/rules-log.ts';
import type { Deed } from '#contract/association/schema-log.ts';
import { wallTime } from '#contract/base/time/dates.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { listParams, param, useAddress } from '../../base/address.ts';
import { ask } from '../../base/ask.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useListing } from '../../base/listing.ts';
import { useMe } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { useGroup, useLanguage, useText } from '../../base/texts.tsx';
import { useDayText, useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { download } from '../../kit/files/download.ts';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { Pager } from '../../kit/table/Pager.tsx';
import { TableMore } from '../../kit/table/TableMore.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import css from './HouseLog.module.css';
import { placeOfDeed } from './places.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const address = z.object({
  ...listParams,
  noun: param(z.string().check(z.maxLength(50)), ''),
  who: param(z.coerce.number(), 0),
  from: param(day, ''),
  to: param(day, ''),
});
const known = z.safeParse;

/** What may be looked up: nouns of the log by their names, as the sentences of all nouns have them. */
function useLogNouns(): { value: string; label: string }[] {
  const { locale } = useLanguage();
  const names = useGroup('ACTIVITY.NOUNS');
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** What was done in the house, by whom and when; narrowed by the address. */
export function HouseActivity() {
  const say = useText();
  const { locale } = useLanguage();
  const [at, write] = useAddress(address);
  const { page, sizePerPage, who, from, to } = at;
  const nouns = useLogNouns();
  const noun = nouns.some((one) => one.value === at.noun) ? at.noun : '';
  const filters = {
    ...(noun && { noun }),
    ...(who && { who }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const of = useListing(houseLog.activity, { page, sizePerPage, filters }, (answer) => answer.total);
  const narrow = (change: Partial<z.output<typeof address>>) => void write({ ...change, page: 1 });
  const phone = useNarrow();
  const [open, setOpen] = useState(false);
  const isNarrowed = Object.keys(filters).length > 0;
  const rows = of.parts.flatMap((part) => part.activities);
  const person = who > 0 ? rows.find((d) => d.whoId === who) : undefined;
  const save = async () => {
    const asked = { filters: JSON.stringify(filters) as never, lang: locale };
    download((await ask(houseLog.exportTicket, asked)).url);
  };
  const everything = () => narrow({ noun: '', who: 0, from: '', to: '' });
  const none = <EmptyState kind="empty" title={say('ACTIVITY.EMPTY_TITLE')} text={say('ACTIVITY.EMPTY_TEXT')} />;
  return (
    <Card
      title={say('ACTIVITY.TITLE')}
      aside={
        <Button
          variant="default"
          leftSection={<IconTable size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void save().catch(() => undefined)}
        >
          {say('ACTIVITY.EXPORT')}
        </Button>
      }
    >
      {phone && <FiltersToggle open={open} onChange={setOpen} />}
      <div className={css.filters} hidden={phone && !open}>
        <Select
          label={say('ACTIVITY.NOUN')}
          data={[{ value: '', label: say('ACTIVITY.ANY_NOUN') }, ...nouns]}
          value={noun}
          onChange={(value) => narrow({ noun: value })}
        />
        <PersonPicker
          known
          label={say('ACTIVITY.WHO')}
          value={who > 0 ? named(who, person?.who ?? String(who)) : null}
          onChange={(one) => narrow({ who: one?.id ?? 0 })}
        />
        <DateField
          label={say('ACTIVITY.FROM')}
          value={from}
          onChange={(value) => (value === '' || known(day, value).success) && narrow({ from: value })}
        />
        <DateField
          label={say('ACTIVITY.TO')}
          value={to}
          onChange={(value) => (value === '' || known(day, value).success) && narrow({ to: value })}
        />
      </div>
      <Loaded of={of} empty={(d) => d.total === 0 && (isNarrowed ? <NoMatch clear={everything} /> : none)}>
        {(first) => (
          <>
            <Days deeds={rows} />
            <TableMore of={of} />
            <Pager
              page={page}
              size={sizePerPage}
              total={first.total}
              shown={rows.length}
              goTo={(next) => void write({ page: next })}
              resize={(size) => void write({ sizePerPage: size, page: 1 })}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** On a phone filters wait until they are asked for. */
function FiltersToggle({ open, onChange }: { open: boolean; onChange: (open: boolean) => void }) {
  const say = useText();
  return (
    <Button
      className={css.toggle}
      variant="subtle"
      color="stone"
      leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
      aria-expanded={open}
      onClick={() => onChange(!open)}
    >
      {say(open ? 'FILTER.HIDE' : 'FILTER.SHOW')}
    </Button>
  );
}

/** As much of a person as the picker shows. */
const named = (id: number, full_name: string): MemberName => ({
  id,
  full_name,
  isCompany: false,
  titleBefore: null,
  firstName: null,
  lastName: null,
  titleAfter: null,
  companyName: null,
});

/** Fields with what stood there before and after. */
function Changes({ deed }: { deed: Deed }) {
  const say = useText();
  const { moment } = useShown();
  return changesTold(deed, say, moment)
    .filter((c) => c.hasValues)
    .map(({ field, from, to }) => (
      <span key={field} className={css.change}>
        <span>{field}:</span> <s>{from}</s>
        <IconArrowRight size={16} stroke={2} aria-hidden="true" />
        <span className="vh">{say('ACTIVITY.BECAME')}</span> <b>{to}</b>
      </span>
    ));
}

function DeedLine({ deed, count }: { deed: Deed; count: number }) {
  const say = useText();
  const { moment } = useShown();
  const { clock } = useDayText();
  const name = deed.who || say(deed.byVisit ? 'HOUSE.VISITS.UNNAMED' : 'ACTIVITY.BY_PORTAL');
  const wall = wallTime(new Date(deed.at));
  const me = useMe();
  const sentence = sentenceOf(deed, say);
  // Deeds told together may be of several things.
  const at = count === 1 ? placeOfDeed(deed, me) : null;
  return (
    <li className={`${css.line} ${css.deed}`}>
      <Avatar name={deed.who || 'Pavlač'} />
      <span className={css.words}>
        <span>
          <b>{at === null ? sentence : <Link {...linkTo(at)}>{sentence}</Link>}</b>
          {count > 1 && <span className={css.count}>{say('ACTIVITY.TIMES', { count })}</span>}
        </span>
        <Changes deed={deed} />
        {linesOf(deed, say, moment).map((text) => (
          <span key={text} className={css.detail}>
            {text}
          </span>
        ))}
        <span className={css.detail}>{deed.byVisit && deed.who ? say('ACTIVITY.BY_VISIT', { name }) : name}</span>
      </span>
      <time dateTime={deed.at} className={css.time}>
        {clock(wall)}
      </time>
    </li>
  );
}

/** Everything that was done, by days. */
function Days({ deeds }: { deeds: readonly Deed[] }) {
  const say = useText();
  const { moment } = useShown();
  const { day: full, weekday } = useDayText();
  const told = (deed: Deed) =>
    JSON.stringify([
      ...[deed.who, deed.byVisit, sentenceOf(deed, say)],
      ...[changesTold(deed, say, moment), linesOf(deed, say, moment)],
    ]);
  return byDays(deeds, told).map(({ day, rows }) => (
    <section key={day} aria-label={full(day)}>
      <h3 className={css.day}>
        {weekday(day, 'long')} {full(day)}
      </h3>
      <ul className={css.list}>
        {rows.map(({ deed, count }) => (
          <DeedLine key={deed.id} deed={deed} count={count} />
        ))}
      </ul>
    </section>
  ));
}
