/** What a description says of redirects. */
export type Redirects = {
  readonly status: number;
  readonly logsNotFound: boolean;
  /** Redirects that the description spells out: what is asked for, and where it leads. */
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  /** Whether they can be imported from CSV. */
  readonly imports?: boolean;
  /** Part of every year in which these redirects work, as `12-01`; absent: all of it. */
  readonly seasonFrom?: string;
  readonly seasonUntil?: string;
  /** Roles whose users see the original page. */
  readonly sparedRoles?: readonly string[];
  /** Addresses lead to the same in small letters, without parameters, without a first folder. */
  readonly lowercase?: boolean;
  readonly removedParameters?: readonly string[];
  readonly removedFolders?: readonly string[];
  /** Lists of posts that lead elsewhere, and for each of them where to. */
  readonly archives?: readonly string[];
  readonly archiveTargets?: readonly string[];
  /** Content whose old addresses lead to its new ones. */
  readonly movedTypes?: readonly string[];
  /** Content whose address leads elsewhere once it is deleted, and where to: `term`, `archive`, `home` or `gone`. */
  readonly deletedTypes?: readonly string[];
  readonly deletedTo?: string;
  /** Slugs of terms; what has one of them is gone when it is deleted. */
  readonly goneTerms?: readonly string[];
};

/** Whether each redirect has a part of the year in which it works. */
export const hasSeasons = ({ seasonFrom }: Redirects): boolean => seasonFrom !== undefined;

/** Whether redirects are made where content moves or is deleted. */
export const followsContent = ({ movedTypes = [], deletedTypes = [] }: Redirects): boolean =>
  movedTypes.length > 0 || deletedTypes.length > 0;

/** Whether addresses can say that what they led to is gone for good. */
export const knowsGone = ({ deletedTo, goneTerms = [] }: Redirects): boolean =>
  deletedTo === 'gone' || goneTerms.length > 0;

/** Whether addresses are made uniform. */
export const isUniform = ({ lowercase, removedParameters = [], removedFolders = [] }: Redirects): boolean =>
  lowercase === true || removedParameters.length > 0 || removedFolders.length > 0;
