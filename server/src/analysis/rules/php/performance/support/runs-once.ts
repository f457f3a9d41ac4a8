/** Files that run when something is installed, upgraded or repaired, where nobody waits for a page. */
export const runsOnce =
  /(^|\/)(un)?(install|upgrade|update-db|migrat|activat|repair|maint)\w*[^/]*\.php$|\/migrations?\//i;
