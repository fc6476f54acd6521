import { HousePage } from '../association/HousePage.tsx';
import { RolesSection } from '../roles/RolesSection.tsx';

/** /detail-svj with the sections that other nouns draw. */
export const HousePlace = () => <HousePage roles={<RolesSection />} />;
