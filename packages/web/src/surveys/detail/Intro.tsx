import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import css from './Intro.module.css';

/** Why the house is asked, with what belongs to it; nothing where nothing was said. */
export function Intro({ survey: { description, attachments, files } }: { survey: SurveyDetail }) {
  const say = useText();
  const administers = useMay('survey', 'rw');
  const isSilent = isEmptyRichText(description);
  if (isSilent && attachments.length + files.length === 0) return null;
  return (
    <Card title={say('SURVEY.ABOUT')} padded>
      <div className={css.intro}>
        {!isSilent && <Prose html={description} headingsFrom={3} />}
        <Attachments files={attachments} chosen={files} showVisibility={administers} label={say('SURVEY.ATTACHED')} />
      </div>
    </Card>
  );
}
