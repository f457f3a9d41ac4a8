export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

export const categories = ['security', 'performance', 'quality'] as const;
export type Category = (typeof categories)[number];
export type AnalysisType = Category | 'all';

export interface TraceStep {
  line: number;
  message: string;
  /** Another file than the finding's; else empty. */
  file: string;
}

export interface Issue {
  line: number;
  column: number;
  severity: Severity;
  category: Category;
  confidence: string;
  rule: string;
  cwe: string;
  message: string;
  suggestion: string;
  code_snippet: string;
  docs_url: string;
  trace: TraceStep[];
}
