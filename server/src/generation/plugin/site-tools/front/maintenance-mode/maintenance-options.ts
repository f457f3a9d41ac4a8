/** How the site is closed. */
export type MaintenanceMode = {
  /** Whether the site is new rather than worked on. */
  readonly isLaunch: boolean;
  /** Empty: the standard text, which is translated. */
  readonly heading: string;
  readonly message: string;
  /** Capability of those who see the site all the same. */
  readonly access: string;
  readonly retryHours: number;
  /** When the site opens by itself, `2026-05-06T18:30`; empty: not by itself. */
  readonly end: string;
  readonly background: string;
  /** Hours after which what was closed in the admin bar opens by itself, 0: never; absent: there is no switch. */
  readonly switchHours?: number;
};
