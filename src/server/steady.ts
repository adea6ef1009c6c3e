/**
 * The time of day when this process began, and on from there without a leap: whatever is measured is measured by this, so
 * that a clock which is set forward or back takes nobody's time and locks nobody out.
 */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());
