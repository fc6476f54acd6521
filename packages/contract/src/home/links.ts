import { place } from '../base/links.ts';

export const homeLinks = {
  dashboard: () => place('/nastenka'),
  steps: () => place('/kroky'),
};
