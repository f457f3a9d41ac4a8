/** Severities, worst first. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

export const categories = ['security', 'performance', 'quality'] as const;
export type Category = (typeof categories)[number];
