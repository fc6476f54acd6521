import { Button } from '@mantine/core';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { showCode } from './code.ts';
import css from './SentCard.module.css';
import type { Sent } from './useSending.ts';

type Props = {
  survey: SurveyDetail;
  sent: Sent;
  /** The code is not needed here any more: it goes from this device. */
  onForget: () => void;
};

/** What comes after sending: thanks, what follows, and the code by which anybody finds their own answer counted. */
export function SentCard({ survey, sent, onForget }: Props) {
  const say = useText();
  const moment = useMomentText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  const { dateTo, publishing } = survey;
  return (
    <Card>
      <section className={css.card} aria-labelledby="survey-sent">
        <h2 ref={title} id="survey-sent" tabIndex={-1} className={css.title}>
          {say('SURVEY_ANSWER.SENT_TITLE')}
        </h2>
        <p>
          {publishing === 'committee'
            ? say('SURVEY_ANSWER.SENT_COMMITTEE')
            : dateTo
              ? moment(dateTo, 'SURVEY_ANSWER.SENT_UNTIL')
              : say('SURVEY_ANSWER.SENT_BY_HAND')}
        </p>
        {sent.code && <CodePart code={sent.code} isUnsure={sent.isUnsure} onForget={onForget} />}
      </section>
    </Card>
  );
}

type CodeProps = { code: string; isUnsure: boolean; onForget: () => void };
function CodePart({ code, isUnsure, onForget }: CodeProps) {
  const say = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  const [safe, setSafe] = useState(false);
  useCodeGuard(safe, onForget);
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(showCode(code)).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
    if (done) setSafe(true);
  };
  const print = () => {
    setSafe(true);
    window.print();
  };
  return (
    <div className={css.code}>
      <h3 className={css.label}>{say('SURVEY_ANSWER.CODE')}</h3>
      <output className={css.signs}>{showCode(code)}</output>
      <p>{say('SURVEY_ANSWER.CODE_TEXT')}</p>
      {isUnsure && <Note tone="warn">{say('SURVEY_ANSWER.CODE_UNSURE')}</Note>}
      <div className={css.buttons}>
        <Button leftSection={<IconCopy size={20} stroke={1.75} aria-hidden="true" />} onClick={() => void copy()}>
          {say('SURVEY_ANSWER.COPY')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          onClick={print}
        >
          {say('SURVEY_ANSWER.PRINT')}
        </Button>
      </div>
      <p className={css.told} role="status">
        {copied !== null && say(copied ? 'SURVEY_ANSWER.COPIED' : 'SURVEY_ANSWER.NOT_COPIED')}
      </p>
    </div>
  );
}

/** Asks before somebody leaves a code that was neither copied nor printed; left, it is on this device no more. */
function useCodeGuard(safe: boolean, onForget: () => void) {
  const say = useText();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const leave =
        safe ||
        (await confirm({
          title: say('SURVEY_ANSWER.LEAVE_TITLE'),
          text: say('SURVEY_ANSWER.LEAVE_TEXT'),
          yes: say('SURVEY_ANSWER.LEAVE_YES'),
          no: say('SURVEY_ANSWER.LEAVE_NO'),
        }));
      if (leave) onForget();
      return !leave;
    },
    // A page that closes keeps it on the device.
    enableBeforeUnload: false,
  });
}
