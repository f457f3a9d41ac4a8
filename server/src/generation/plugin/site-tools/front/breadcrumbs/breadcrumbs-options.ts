/** Where breadcrumbs stand by themselves, and what is between them. */
export type Breadcrumbs = {
  readonly isAutomatic: boolean;
  readonly content: readonly string[];
  readonly separator: string;
};
