import { HousePage } from '../association/HousePage.tsx';

/** /detail-svj with the sections that other nouns draw. */
export const HousePlace = () => <HousePage />;
