import type { ReactNode } from 'react';
import { surveyPeople } from '#contract/surveys/endpoints-people.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useAsk } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Combo } from '../../kit/choose/Combo.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';

export type Whose = { id: number; full_name: string; units: string };
type Props = {
  survey: SurveyDetail;
  value: Whose | null;
  onChange: (value: Whose | null) => void;
  error: ReactNode;
};

const named = ({ full_name, units }: Whose) => [full_name, units].filter(Boolean).join(', ');

/** Whose paper it is, of those whom one was given out to. */
export function WhoseField({ survey, value, onChange, error }: Props) {
  const say = useText();
  const ask = useAsk();
  const find = async (text: string): Promise<Whose[]> =>
    (await ask(surveyPeople.people, { id: survey.id, tab: 'paper', text, page: 1, sizePerPage: 25 })).people;
  return (
    <Combo
      label={say('SURVEY_PAPERS.WHOSE')}
      required
      shown={value ? named(value) : ''}
      find={find}
      pause={300}
      option={(one) => ({ key: String(one.id), label: one.full_name, detail: one.units })}
      onPick={onChange}
      onClear={() => onChange(null)}
      error={error && <FieldError>{error}</FieldError>}
    />
  );
}
