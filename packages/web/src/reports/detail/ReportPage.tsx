import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { useReport } from '../rows/data.ts';
import { MissingReport } from '../rows/MissingReport.tsx';
import { RelatedReports } from './RelatedReports.tsx';
import { ReportActions, ReportSub } from './ReportHead.tsx';
import { ReportHistory } from './ReportHistory.tsx';
import { ReportSteps } from './ReportSteps.tsx';
import { ReportText, SolutionCard } from './ReportText.tsx';
import { ReportThreads } from './ReportThreads.tsx';
import { VerdictCard } from './VerdictCard.tsx';

/** One report, what is being done about it, and what people say to it; other nouns bring parts of both columns. */
export function ReportPage({ main, beside }: { main: ReactNode; beside: ReactNode }) {
  const say = useText();
  const { id } = useParams({ from: '/inside/hlaseni/$id' });
  useRemembered();
  const of = useReport(id);
  const isOne = Number.isInteger(id) && id > 0;
  if (!isOne || of.error?.status === 404) return <MissingReport key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      star="reports"
      title={of.data ? typo(of.data.title) : say('REPORT.ONE')}
      back={{ ...reportLinks.list(), name: say('REPORT.TITLE') }}
      sub={(r) => <ReportSub r={r} />}
      actions={(r) => <ReportActions key={r.id} r={r} reload={async () => (await of.refetch()).data ?? r} />}
    >
      {(r) => (
        <Columns key={r.id}>
          <Column>
            <VerdictCard r={r} />
            <SolutionCard r={r} />
            <ReportText r={r} />
            {main}
            <ReportThreads r={r} />
          </Column>
          <Column>
            <ReportSteps r={r} />
            {beside}
            <RelatedReports r={r} />
            <ReportHistory r={r} />
          </Column>
        </Columns>
      )}
    </RecordPage>
  );
}
