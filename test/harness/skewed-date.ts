// Loaded before anything else of a process: its clock is off by SKEW_MS.
const skew = Number(process.env['SKEW_MS'] ?? 0)
const RealDate = Date

class SkewedDate extends RealDate {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    if (given.length === 0) super(RealDate.now() + skew)
    else super(...given)
  }

  static override now(): number {
    return RealDate.now() + skew
  }
}

if (skew !== 0) globalThis.Date = SkewedDate as DateConstructor
