/**
 * What becomes of a rule's findings in a kind of code:
 * - `full`: they are reported as anywhere
 * - `proven`: as anywhere where data was followed to the place with high confidence; else as `info`
 * - `info`: they are reported as `info`
 * - `off`: they are not reported
 */
export type Judgement = 'full' | 'proven' | 'info' | 'off';
