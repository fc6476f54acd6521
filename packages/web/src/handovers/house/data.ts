import { handovers } from '#contract/handovers/endpoints.ts';
import { useReading } from '../../base/data.ts';

export const useHandovers = (id: number) => useReading(handovers.ofReport, { id });
