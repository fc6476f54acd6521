import { Outages } from '../../events/outages/Outages.tsx';
import { ReportsPage } from '../../reports/list/ReportsPage.tsx';

/** /hlaseni, under what of the house does not run. */
export const ReportsPlace = () => <ReportsPage above={<Outages />} />;
