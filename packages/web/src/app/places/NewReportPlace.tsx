import { AnsweringOutages } from '../../events/outages/Outages.tsx';
import { NewReportPage } from '../../reports/form/NewReportPage.tsx';

/** /hlaseni/novy, whose title may tell of what does not run. */
export const NewReportPlace = () => <NewReportPage answers={(title) => <AnsweringOutages title={title} />} />;
