import { IconChevronDown } from '@tabler/icons-react';
import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import css from './Intro.module.css';

type Props = {
  survey: SurveyDetail;
  /** Opened by whoever wants to know, where it would push the first question under the edge of a phone. */
  folded?: boolean;
};

/** Why the house is asked, with what belongs to it; nothing where nothing was said. */
export function Intro({ survey: { description, attachments, files }, folded = false }: Props) {
  const say = useText();
  const administers = useMay('survey', 'rw');
  const isSilent = isEmptyRichText(description);
  if (isSilent && attachments.length + files.length === 0) return null;
  const said = (
    <div className={css.intro}>
      {!isSilent && <Prose html={description} headingsFrom={3} />}
      <Attachments files={attachments} chosen={files} showVisibility={administers} label={say('SURVEY.ATTACHED')} />
    </div>
  );
  if (!folded)
    return (
      <Card title={say('SURVEY.ABOUT')} padded>
        {said}
      </Card>
    );
  return (
    <Card>
      <details className={css.fold}>
        <summary>
          <h2>{say('SURVEY.ABOUT')}</h2>
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </summary>
        {said}
      </details>
    </Card>
  );
}
