import { IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { typo } from '#contract/base/words/typo.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { type ReportDetail, type ReportForm, ReportInput } from '#contract/reports/schema.ts';
import { useAddress } from '../../base/address.ts';
import { type Begun, beginningWith, useBegun } from '../../base/begun.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay, useMe } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FoundCopy } from '../../kit/choose/FoundCopy.tsx';
import { usePhotos } from '../../kit/files/PhotosField.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useCopy } from '../../kit/page/useCopy.ts';
import { useReport, useReportForm } from '../rows/data.ts';
import { ReportFieldsOf } from './ReportFieldsOf.tsx';
import { followingOf, inputOf, type ReportValues, startingAt, startsAs, whyWrong } from './reportValues.ts';
import { useStanding } from './StandingReport.tsx';

/** What it comes after, and where a code on the wall hangs. */
const address = z.object({
  follows: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
  entrance: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
  floor: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(-9), z.maximum(99))), undefined),
  space: z.catch(z.optional(z.coerce.string().check(z.maxLength(120))), undefined),
});
type Address = z.output<typeof address>;
const found = {
  text: 'REPORT.FORM.FOUND',
  files: 'REPORT.FORM.FOUND_FILES',
  go: 'REPORT.FORM.FOUND_GO',
  drop: 'REPORT.FORM.FOUND_DROP',
} as const;

/** /hlaseni/novy, after what was solved before with ?follows={id}; `answers` is what may answer the title. */
export function NewReportPage({ answers }: { answers: (title: string) => ReactNode }) {
  const say = useText();
  const reads = useMay('reports', 'r');
  const me = useMe();
  const [{ follows, ...at }] = useAddress(address);
  const offered = useReportForm();
  const before = useReport(follows ?? 0);
  if (!reads || me.visitUntil) return <Refused />;
  return (
    <>
      <PageHead
        title={say(follows ? 'REPORT.FORM.NEW_FOLLOWING' : 'REPORT.NEW')}
        back={
          follows && before.data
            ? { ...reportLinks.one(follows), name: typo(before.data.title) }
            : { ...reportLinks.list(), name: say('REPORT.TITLE') }
        }
      />
      <Loaded of={offered} shape={<RecordShape />}>
        {(form) =>
          follows ? (
            <Loaded of={before} shape={<RecordShape />}>
              {(r) => <Filing offered={form} follows={r} at={at} answers={answers} />}
            </Loaded>
          ) : (
            <Filing offered={form} follows={null} at={at} answers={answers} />
          )
        }
      </Loaded>
    </>
  );
}

/** What a paper asks for is no fault. */
const begunAs = (begun: Begun | undefined) =>
  begun && {
    ...{ title: begun.title, description: begun.text, documents: [...(begun.documents ?? [])] },
    ...(begun.documents && { type: 'request' as const }),
  };
/** Work that was begun for somebody goes on to them as soon as it stands. */
const goesOn = (begun: Begun | undefined) => begun?.firm && { state: beginningWith(begun) };

type Props = {
  offered: ReportForm;
  follows: ReportDetail | null;
  at: Omit<Address, 'follows'>;
  answers: (title: string) => ReactNode;
};
function Filing({ offered, follows, at, answers }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(reports.create);
  const begun = useBegun();
  const form = useRecordForm<ReportValues, ReturnType<typeof inputOf>, ReportDetail>({
    initial: follows ? followingOf(follows) : { ...startingAt(at, offered), ...begunAs(begun) },
    schema: ReportInput,
    input: (v) => inputOf(v, { followsId: follows?.id ?? null, replyId: begun?.replyId ?? null }),
    more: whyWrong,
    send: ({ isNowhere: _, ...input }) => create.run(input),
    done: (report) => waits(report) || navigate({ ...reportLinks.one(report.id), ...goesOn(begun), replace: true }),
  });
  const { values, setFieldValue, setValues } = form.fields;
  const photos = usePhotos(values.fileIds, (files) => setFieldValue('fileIds', files));
  const { standing, waits } = useStanding(photos);
  const copy = useCopy('report', values, form.isDirty());
  if (standing) return standing;
  return (
    <FormFrame
      form={form}
      back={follows ? reportLinks.one(follows.id) : reportLinks.list()}
      save={say('REPORT.FORM.SEND')}
      sign={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
      kept={copy.kept}
      busy={create.busy}
    >
      {follows && <Note>{say('REPORT.FORM.FOLLOWS', { title: typo(follows.title) })}</Note>}
      <FoundCopy copy={copy} words={found} fill={setValues} />
      <ReportFieldsOf
        fields={form.fields}
        photos={photos}
        offered={offered}
        start={startsAs(values, offered, follows)}
        offersNear={follows === null}
        answers={answers(values.title)}
        isNew
      />
    </FormFrame>
  );
}
