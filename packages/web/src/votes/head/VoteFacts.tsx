import { Link } from '@tanstack/react-router';
import { postOf } from '#contract/answers/rules-reason.ts';
import { percent as percentOf, subtract, whole } from '#contract/base/shares/fraction.ts';
import { inParts } from '#contract/base/shares/shares.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { measureOf, ruleOf } from '../../motions/counts.ts';
import { useMoment } from '../../motions/moments.ts';

/** The settings of a vote as a definition list. */
export function VoteFacts({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const facts = [...useRuleFacts(vote), ...useTimeFacts(vote)];
  return (
    <Card title={say('VOTE_DETAIL.FACTS.TITLE')} padded>
      <Facts narrow facts={facts} />
    </Card>
  );
}

/** The name of a choice among the other values, which begin small. */
const inSentence = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);

function useRuleFacts(vote: VoteDetail): Fact[] {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  const { participation: least, quorumInclusive } = decisiveOf(ruleOf(vote), null);
  const percent = say('SHARES.PERCENT', {
    percent: format.number(percentOf(least, 4), { maximumFractionDigits: 4 }),
  });
  return [
    [say('VOTE_DETAIL.FACTS.WAY'), say('VOTE_DETAIL.WAY', { type: vote.type, basis: say(`VOTE.BASES.${vote.basis}`) })],
    [say('VOTE_DETAIL.FACTS.ACCEPT'), say('VOTE_DETAIL.FACTS.ACCEPT_TEXT', postOf(ruleOf(vote), null, locale).params)],
    ...(vote.preset
      ? [[say('VOTE_DETAIL.FACTS.PRESET'), inSentence(say(`VOTE.LAW.PRESETS.${vote.preset}.NAME`))] as const]
      : []),
    [say('VOTE.BASE.NAME'), useBase(vote)],
    [
      say('VOTE_DETAIL.FACTS.PARTICIPATION'),
      least.num === 0n
        ? say('VOTE_DETAIL.FACTS.PARTICIPATION_NONE')
        : say(quorumInclusive ? 'VOTE_DETAIL.FACTS.PARTICIPATION_LEAST' : 'VOTE_DETAIL.FACTS.PARTICIPATION_MORE', {
            percent,
          }),
    ],
    [say('VOTE_DETAIL.FACTS.MEETING'), <Meeting key="meeting" vote={vote} />],
    [
      say('VOTE_DETAIL.FACTS.SEES'),
      say(vote.isPublic ? 'VOTE_DETAIL.FACTS.SEES_ALL' : 'VOTE_DETAIL.FACTS.SEES_COMMITTEE'),
    ],
  ];
}

function Meeting({ vote: { meetingOfOwnersId: id, meetingOfOwners: name } }: { vote: VoteDetail }) {
  const say = useText();
  if (name === null) return say('VOTE_DETAIL.FACTS.MEETING_NONE');
  return id === null ? name : <Link {...meetingLinks.one(id)}>{name}</Link>;
}

/** Of what the shares of the vote are; the house has more parts where some of them belong to the association. */
function useBase(vote: VoteDetail): string {
  const say = useText();
  const format = useFormat();
  const asPercent = usePercentText();
  const { parts, base } = measureOf(vote);
  const counted = inParts(base, whole, parts);
  const own = subtract(whole, base);
  if (!counted)
    return own.num === 0n ? say('VOTE.BASE.PERCENT') : say('VOTE.BASE.PERCENT_OWN', { percent: asPercent(base) });
  const house = format.number(counted.den);
  return own.num === 0n
    ? say('VOTE.BASE.PLAIN', { parts: house })
    : say('VOTE.BASE.OWN', {
        parts: format.number(counted.num),
        house,
        own: format.number(counted.den - counted.num),
      });
}

function useTimeFacts(vote: VoteDetail): Fact[] {
  const say = useText();
  const moment = useMoment();
  const begin = vote.startedAt ?? vote.opensAt;
  const end = vote.finishedAt ?? vote.closesAt;
  const facts: Fact[] = [];
  if (vote.status !== 'finish')
    facts.push([
      say('VOTE_DETAIL.FACTS.SHOWS'),
      say(vote.shows === 'named' ? 'VOTE_DETAIL.FACTS.SHOWS_NAMED' : 'VOTE_DETAIL.FACTS.SHOWS_HIDDEN'),
    ]);
  if (begin) facts.push([say('VOTE_DETAIL.FACTS.BEGIN'), moment(begin)]);
  if (vote.prolonged && vote.status !== 'finish')
    facts.push([say('VOTE_DETAIL.FACTS.PROLONGED'), moment(vote.prolonged.from)]);
  facts.push([say('VOTE_DETAIL.FACTS.END'), end ? moment(end) : say('VOTE_DETAIL.FACTS.END_BY_HAND')]);
  if (vote.status !== 'finish' && vote.type === 'online')
    facts.push([say('VOTE_DETAIL.PAPER_DAYS'), say('VOTE_DETAIL.PAPER_DAYS_COUNT', { count: vote.paperDays })]);
  if (vote.status !== 'finish' && vote.remindDays !== null)
    facts.push([say('VOTE_DETAIL.FACTS.REMIND'), say('VOTE_DETAIL.FACTS.REMIND_TEXT', { days: vote.remindDays })]);
  return facts;
}
