import { channels, type DeliverySummary } from '#contract/summons/schema.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';

/** How the invitation came to the house, at a glance. */
export function Summary({ summary: s }: { summary: DeliverySummary }) {
  const say = useText();
  const format = useFormat();
  const by = channels
    .filter((c) => s.channels[c] > 0)
    .map((c) => say(`SUMMONS.DELIVERY.BY.${c}`, { count: s.channels[c] }));
  const sent = format.dateTime(new Date(s.sentAt), { dateStyle: 'medium', timeStyle: 'short' });
  const facts: Fact[] = [
    [say('SUMMONS.DELIVERY.SENT'), s.calledBy ? `${sent}, ${s.calledBy}` : sent],
    [say('SUMMONS.DELIVERY.FULL'), say('SUMMONS.DELIVERY.FULL_OF', { full: s.full, days: s.days })],
    [say('SUMMONS.DELIVERY.CAME'), say('SUMMONS.DELIVERY.CAME_TO', { delivered: s.delivered, seats: s.seats })],
  ];
  if (by.length > 0) facts.push([say('SUMMONS.DELIVERY.HOW'), format.list(by)]);
  return (
    <Card padded>
      <Facts facts={facts} />
    </Card>
  );
}
