import type { MessageDetail } from '#contract/messages/schema.ts';
import { useAudienceText } from '../audience/useAudienceText.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { WordingButton } from '../confirmations/wordings/WordingButton.tsx';
import { Card } from '../kit/card/Card.tsx';
import { type Fact, Facts } from '../kit/card/Facts.tsx';
import { wordedMessage } from './asking.ts';
import css from './MessagePage.module.css';

/** Whom it is for and how long, as a definition list. */
export function MessageFacts({ message }: { message: MessageDetail }) {
  const say = useText();
  const shown = useShown();
  const { number, state, dateFrom, dateTo, contentVersion: version } = message;
  const facts: Fact[] = [[say('MESSAGE.DETAIL.FOR'), <Audience key="for" message={message} />]];
  if (dateFrom)
    facts.push([say(state === 'planned' ? 'MESSAGE.DETAIL.PLANNED' : 'MESSAGE.DETAIL.FROM'), shown.moment(dateFrom)]);
  facts.push([say('MESSAGE.DETAIL.TO'), dateTo ? shown.moment(dateTo) : say('MESSAGE.NO_END')]);
  if (number) facts.push([say('MESSAGE.DETAIL.NUMBER'), number]);
  if (message.wordingCount > 0)
    facts.push([
      say('MESSAGE.WORDINGS.FACT'),
      <span key="wording" className={css.wording}>
        {say('CONFIRMATIONS.WORDINGS.NUMBER', { version })}
        <WordingButton worded={wordedMessage(message.id)}>{say('MESSAGE.WORDINGS.SHOW')}</WordingButton>
      </span>,
    ]);
  return (
    <Card title={say('MESSAGE.DETAIL.FACTS')} padded>
      <Facts narrow facts={facts} />
    </Card>
  );
}

function Audience({ message: { audience, everyone, toPublic } }: { message: MessageDetail }) {
  const say = useText();
  const nameOf = useAudienceText();
  const groups = audience.map(nameOf);
  const all = [...(toPublic ? [] : [say('MESSAGE.DETAIL.COMMITTEE')]), ...groups];
  if (all.length === 0) return say(everyone ? 'MESSAGE.DETAIL.EVERYONE' : 'MESSAGE.DETAIL.NOBODY');
  return (
    <ul className={css.parts}>
      {all.map((group) => (
        <li key={group}>{group}</li>
      ))}
    </ul>
  );
}
