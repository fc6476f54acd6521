import { useNavigate, useParams } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { ReportChange, type ReportDetail, type ReportForm } from '#contract/reports/schema.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useWayBack } from '../../base/left.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { usePhotos } from '../../kit/files/PhotosField.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useReport, useReportForm } from '../rows/data.ts';
import { MissingReport } from '../rows/MissingReport.tsx';
import { ReportFieldsOf } from './ReportFieldsOf.tsx';
import { changeOf, type ReportValues, valuesOf, whyWrong } from './reportValues.ts';
import { useStanding } from './StandingReport.tsx';

/** /hlaseni/{id}/upravit */
export function EditReportPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/hlaseni/$id/upravit' });
  const of = useReport(id);
  const offered = useReportForm();
  if (!(Number.isInteger(id) && id > 0) || (of.error?.status === 404 && !of.data))
    return <MissingReport key={id} told={of.error !== null} />;
  return (
    <>
      <PageHead
        title={say('REPORT.FORM.EDIT')}
        back={{ ...reportLinks.one(id), name: of.data ? typo(of.data.title) : say('REPORT.ONE') }}
      />
      <Loaded of={offered} shape={<RecordShape />}>
        {(form) => (
          <Loaded of={of} shape={<RecordShape />}>
            {(r) => <Editing key={r.id} r={r} offered={form} reload={async () => (await of.refetch()).data ?? r} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

type Props = { r: ReportDetail; offered: ReportForm; reload: () => Promise<ReportDetail> };
function Editing({ r, offered, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useChange(reports.update);
  const back = reportLinks.one(r.id);
  const way = useWayBack(back);
  const form = useRecordForm<ReportValues, ReturnType<typeof changeOf>, ReportDetail>({
    initial: valuesOf(r),
    version: r.updatedAt,
    schema: ReportChange,
    input: (v, updatedAt) => changeOf(v, r, updatedAt),
    more: whyWrong,
    send: ({ isNowhere: _, ...input }) => update.run(input),
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: (saved) => waits(saved) || way.go() || navigate({ ...back, replace: true }),
  });
  const { values, setFieldValue } = form.fields;
  const photos = usePhotos(values.fileIds, (files) => setFieldValue('fileIds', files));
  const { standing, waits } = useStanding(photos);
  if (standing) return standing;
  if (!r.may.edit && !form.isDirty()) return <Refused />;
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy}>
      <ReportFieldsOf fields={form.fields} photos={photos} offered={offered} start={r.visibility} reportId={r.id} />
    </FormFrame>
  );
}
