// Made of the Templates folder. Do not edit: change a template, then run
//   RECORD=1 swift test --filter 'BundledTemplatesTests|CompiledTemplateTests'
// until it has nothing to record.
// swift-format-ignore-file

/// The templates of the bundled styles as `Template.code` writes them, by style and kind of file.
public let compiledTemplates: [(name: StaticString, steps: StaticString, literals: StaticString)] = [
  (
    "combine/class",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101>001101000S4J013001801000l4H013001801000c5K01?001101:01162mD:012<3j4:01230b1<0011013101101=00]6201;01110^1500340j1>0011013002401000^6:0130032014002F0i1000g6;01000Q7501400340h4>0011013002401000U7:0130032014002F0Q2000^7;01000h7401@001101:01334b4:01490Z2>001101000k76013101101000P8201;01110U28004:0`2<001101000Q83013004:01=00S82019001101:014;0f2<001101000T83013101101=00V8201;01110a2400410[3>001101000W88013004401000^8201:004=5U3800510P33005101000_820190011013005301000`83013005501B001101;00115l2000b82018004J0Z3000c85013004J019001101000g8201400420a44004_10n3>001101000h88013004401000o8201:004=5k3800510f33005101000P920190011013005301000Q93013005501B001101;00115b3000S96013004T101000X92015004_10a4>001101000Y97013004401000_93014004`10U43004T1014004a10`4000a9>013004T101000n93014004]10]4000P:5013001901000T:6015004]10_4000Y:601000^:201000_::01;01114T2400170e4>001101000h:E01A001101>001101000\;301?001101;01113]1800260T6:01220Q5>001101000^;4013101101000a;201;01110l4:01230V5<0011013101101=00b;201;01110R5400280a5>0011013002401000c;:013002601000l;301:002<3`53003201B001101;00113]5000n;501400270S6>0011013002401000R<:0130026014002F0h5000[<;01000e<401:002<3Q6>001101000h<7013003101000n<7013003201000T=:01;00113j5>001101000]=3019001101?001101:01220[6>001101000_=4013101101000b=201;01110V6:01230`6<0011013101101=00c=201;01110\6>0011013002401000d==013002101000P>301800260i63002601B0011019001101:002<3m63003201B001101;00113j6:00250Q73101101B001101;00110n6000R>401@001101:012;0Y7>001101000U>6013101101000Z>201;01110T7>001101000[>3013002401000]>601:00295k7800510b73005101000b>20190011013005301000c>3013005501800570i7000e>40130057019001101B001101;00115^7000h>501@001101>001101000l>9014002@0Q8000T?8015002@0V84002D0T8000[?8015002D0V8000b?201000c?P1014002>0f8>001101000b@M01:002=4d8>001101000^A9013004G01000fA8013004I014004O0b8000mAC01000_BI01;00114[8>001101000WC:015002>0i8>001101000`CO01>001101000^DY101:00295S9>001101000fE7013005301000lE3013005401000nE301;00115l8>001101000PF701:012=4_98004J0^9>001101000VF:013004G01000_FA013004G01000oF7019001101;01114V9:012?4i9>001101000UG:0130043014004`10e9000^G701000dG<013004301000oG201;01114`9?001101A001101>001101000PH501?001101:012=4]<>001101000TH?013004I01000bH4018004A0Z:000eHE013004K01000YI:013004A01000bI20190011014004O0^:000cIE013004M01000WJ>014004B0b:000dJD013004K01000WK;01000aK2018004J0S;>001101000bK?013004G01000PL901:004=5o:000XL3013005301000ZL3013005501B001101;00115i:000\L6013004J01000aL2019001101>001101000bL3013002401000dL6013004401000iL201:004=5c;800510^;3005101000jL20190011013005301000kL3013005501B001101;00115Z;000mL2018004J0h;000nL5013004J019001101000RM401>001101000UM:013004I01000^M7013004N01000dM3018004J0Z<>001101000fMA013004G01000VN701:004=5X<3005401B001101;00115U<000\N3019001101>001101000^N501;01114o9?001101:012?4[?4004a10T=>001101000bN3013002401000dN5013004401000hN3014004`10h<3004T1014004a10S=000jN>013004T101000WO3014004]10P=000YO5013001901000]O6015004]10R=000bO601000gO201000hO2014004`10Z?>001101000iO?013004301000WP19014004`10d=000_P1201:004=5b=000`P13013005301000bP13013005501B001101;00115\=000dP16013004T1014004a10o=000iP1>013004T101000VQ13014004]10l=000XQ15013001901000\Q16015004]10n=000aQ1601000fQ1201000gQ12014004^10[>>001101000hQ13013002401000jQ15013004401000nQ13013004T101000PR1@013004301000_R1<014004_10Z?>001101000jR13013002401000lR16013004401000QS1201:004=5l>800510g>3005101000RS120190011013005301000SS13013005501B001101;00115c>000US16013004T101000ZS1401>001101000]S1A013004301000mS1801:004=5W?3005401B001101;00115T?000TT1301>001101000VT1501;01114_<?001101:012<3f?>001101000ZT13013002401000\T15013003101000`T17013003201000fT1B01;01113]??001101>001101000WU1M013001901000SV1J01?001101>001101000lV1[1014002>0[@>001101000VX1I01:002=4Y@>001101000nX19013004H01000VY1@013004K01000eY1:01;00114R@>001101000nY15015002>0^@>001101000RZ1J01?001101>001101000kZ1V1013002101000P\1_1014002D0WB>001101000^]1J01:002?4cA>001101000W^19013004401000_^13014004`10VA000a^1201:004=5TA000b^13013005301000d^13013005501B001101;00115n@000f^16013004T1014004a10aA000k^1>013004T101000X_13014004]10^A000Z_15013001901000^_16015004]10`A000c_1601000h_1201000i_1201;00114g@:002=4UB8004J0TB>001101000j_19013004G01000R`1901:004=5PB000Z`13013005301000\`13013005501B001101;00115jA000^`16013004J01000c`12019001101;00114dA>001101000d`15015002D0ZB>001101000h`1K01A001101>001101000ba1301?001101:01230cB<0011013101101=00da1201;01110_B>001101000ea1:013002101000na1H013002101000eb1>01B001101000Rc1E013001901000fc1D01B001101:00295TC3005301000Yd13013005501B001101;00115oB000[d1301>001101000]d1301?001101:01230]C<0011013101101=00_d1201;01110YC>001101000`d1;013002101000jd1A013002101000Ze1:01?001101>001101000ce1h201:01230kC<0011013101101=00Zh1201;01110gC>001101000[h1Q1013002101000[i1@013002101000ji1>01B001101000Wj1E013001901000kj1D01B001101:00295\D3005301000^k13013005501B001101;00115WD000`k1>01>001101000mk1N01B001101000jl1L01B001101:00295hD3005301000em13013005401B001101;00115cD000gm1301>001101000im1301?001101;01112\1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

protocol : Sendable {}
protocol : Sendable {
  ///
  
  
  func ( : ) -> 
  func ( : ) -> 
  var : AnyPublisher<, any ErrorNever> { get }
  #sourceLocation()
}
///

protocol :  {}
protocol : Sendable {
  var : any  { get }
}
///

final class :  {
  ///
  init( :  = ) {
    let outputsoutputs_: OutputStreams = makeOutputs(
      inputs: InputStreams(
        : self..compactMap { $0 }.eraseToAnyPublisher(),
      ),
      inputs: InputStreams(),
      cancellables: &self.cancellables,
      : ,
    )
    self.Reply = outputs.Reply
    self.Output = outputs.
  }
  private let  = CurrentValueSubject<, Never>()CurrentValueSubject<, Never>(nil)PassthroughSubject<, Never>()
  private let Reply: (_ : ) -> 
  func ( : ) ->  {
    self..send()
    return self.Reply()
  }
  let : AnyPublisher<, any ErrorNever>
  private let Output: (_ : ) -> AnyPublisher<, any ErrorNever>
  var :  { return self.Output() }
  func ( : ) ->  {
    return self.Output()
  }
  var : any  { return self }
  private var cancellables: Set<AnyCancellable> = []
  /// What the logic hears of the inputs.
  struct InputStreams {
    let : AnyPublisher<, Never>
  }
  struct InputStreams {}
  /// What the logic makes of them: `.swift` extends this with `init(inputs:…)`.
  struct OutputStreams {
    let : (_ : ) -> AnyPublisher<, any ErrorNever>
    let Reply: (_ : ) -> 
  }
  struct OutputStreams {}
}

protocol Logic {
  init(inputs: .InputStreamscancellables: inout Set<AnyCancellable>: )
}

extension .OutputStreams: Logic {}
/// Generic, so that a missing initializer is reported once, as a missing conformance.

private func makeOutputs<Logic: Logic>(inputs: .InputStreamscancellables: inout Set<AnyCancellable>: ) -> Logic {
  return Logic(inputs: inputscancellables: &cancellables: )
}

"""#
  ),
  (
    "combine/bindings",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101>001101000S4J013001801000l4H013001801000c5K01?001101:01162f54002C0Y2>001101000]6;013002101000g6b201:01230f1<0011013101101=00X9201;01110b1>0011013002401000Y96013002101000^9901:002A4V25004C0U2>001101000f93013002401000h9;013004301000R:9013004T101000Z:201;00114l1>001101000[:301?001101:01230^2<0011013101101=00]:201;01110Z2>001101000^:;01800260c230026019001101500260e23002101000h:401>001101000k:C013002101000];`2015002F0m2>001101000l=P101>001101000k>3013002401000m>_101:002A4T4<001101000[@5015004]10c33004301000_@M015004C0b3000[A3014004f10[3000]A;014004C0]33004T1015004C0b33002101000gA7013004301000mA601000RB;014004]10R43004301000\BF013001901000QC8014004C0j33004T1015004C0o33002101000XC7013004301000^C601000cC7013001901000iCC01=00[D201;00114R3>001101000\D[1013001901000fEJ01:002A4b55004]10k4>001101000_FH01400270_43004Y101000VG2013004301000WG=014004]10c430044015004]10j44004C0h4000cG>013004401000PH9015004C0j43004401000XH3014004]10a5>001101000ZH<013004401000eHU101400270S53004Y101000iI2013004301000jI=014004]10W530044015004]10^54004C0\5000VJ>013004401000cJ9015004C0^53004401000kJ301>001101000mJ701;00114Y4>001101000SK`101?001101;01112\1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif
/// What `` shows. The compiler calls a value so where a view takes it for something else.

enum Shown {
  typealias Value = 
}

extension  {
  /// Shows what `` shows in a view, which is held weakly, until what this returns is cancelled.
  @preconcurrency
  @MainActor
  func bind<View: AnyObject>(
    _ view: View,
    : @escaping @MainActor (View, @escaping Shown.Value) -> Void,: (@MainActor (View, Result<Shown.Value, any Error>) -> Void)?,
  ) -> AnyCancellable {
    var bindings: Set<AnyCancellable> = []
    bindings.show(self.., in: view, { view, _ in (view) })
    if let  {
      bindings.show(stream: self.., in: view, { view, _ in (view) })
    }
    return AnyCancellable(all: bindings)
  }
}

"""#
  ),
  (
    "combine/binding-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101>001101000V7J013001801000o7H013001801000f8K01?001101>001101000`9S101?001101>001101000b:b;01?001101>001101000SFi101?001101>001101000kG=01?001101>001101000WHj601?001101>001101000POl>01?001101>001101000k]1b701?001101>001101000\e1o:01?001101>001101000ZP2^901?001101>001101000gY2`>01?001101>001101000Vh2mC01A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif
import Dispatch
import Foundation
/// Delivers on the main thread: at once where it is called there and nothing waits, else in the order of the calls.
nonisolated final class ViewScheduler: Scheduler, @unchecked Sendable {
  private static let isMain: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  private let lock = NSLock()
  private var waiting = 0
  init() {}
  var now: ImmediateScheduler.SchedulerTimeType { return ImmediateScheduler.shared.now }
  var minimumTolerance: ImmediateScheduler.SchedulerTimeType.Stride {
    return ImmediateScheduler.shared.minimumTolerance
  }
  func schedule(options: Never?, _ action: @escaping () -> Void) {
    let isAlone = self.lock.withLock {
      self.waiting += 1
      return self.waiting == 1
    }
    if isAlone, DispatchQueue.getSpecific(key: Self.isMain) == true {
      action()
      self.lock.withLock { self.waiting -= 1 }
    } else {
      nonisolated(unsafe) let action = action
      DispatchQueue.main.async {
        action()
        self.lock.withLock { self.waiting -= 1 }
      }
    }
  }
  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    self.schedule(options: options, action)
  }
  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType,
    interval: ImmediateScheduler.SchedulerTimeType.Stride,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    self.schedule(options: options, action)
    return AnyCancellable {}
  }
}
nonisolated extension AnyCancellable {
  /// Cancels all of them. A closure that is made on the main actor must not be called elsewhere: this one is not.
  convenience init(all cancellables: Swift.Set<AnyCancellable>) {
    self.init { for cancellable in cancellables { cancellable.cancel() } }
  }
}
extension Swift.Set<AnyCancellable> {
  /// Shows a state or each event in a view, which is held weakly, on the main thread.
  @MainActor
  mutating func show<View: AnyObject, Value>(
    _ output: AnyPublisher<Value, Never>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    let binding = output.receive(on: ViewScheduler()).sink { [weak view] value in
      if let view { show(view, value) }
    }
    self.insert(binding)
  }
  /// Begins the work of a stream, and shows what comes of it.
  @MainActor
  mutating func show<View: AnyObject, Value>(
    stream: AnyPublisher<Value, any Swift.Error>,
    in view: View,
    _ show: @escaping @MainActor (View, Swift.Result<Value, any Swift.Error>) -> Void
  ) {
    let binding = stream.receive(on: ViewScheduler()).sink(
      receiveCompletion: { [weak view] completion in
        if let view, case .failure(let error) = completion { show(view, .failure(error)) }
      },
      receiveValue: { [weak view] value in
        if let view { show(view, .success(value)) }
      }
    )
    self.insert(binding)
  }
}

"""#
  ),
  (
    "combine/logic",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101>0011010004J013001801000MH013001801000d1K01?001101:01162T3:01230Q1<0011013101101=00^2201;01110M>001101000_2;013002101000i2Q1013002101000i3>01B001101000V4E013001901000j4D01B001101:00295b13005301000]53013005501B001101;00115]1000_55015002@0f1>001101000c5V101:002?4`2>001101000h6?013004301000V7P1013004301000U84014004`10U2000X83013004@01000Z8=013002101000f82013004301000g8I014004a10^28004A0[2000_96013004A01000d920190011015004A0]2000e9801000l9G01000b:201;00114g1:002=4P38004J0o2>001101000c:?013004G01000Q;U1013004G01000U<;013004@01000_<=013002101000k<2013004G01000l<O019001101;00114a2>001101000j=701?001101;01112LA001101D001101"#,
    #"""



#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension .OutputStreams {
  init(inputs: .InputStreamscancellables: inout Set<AnyCancellable>: ) {
    // Subscribe to the inputs here.
    #warning(" is not written yet")
    self. = { fatalError(". is not written yet.") }Just()Empty().eraseToAnyPublisher()
    #warning("Reply is not written yet")
    self.Reply = { fatalError(".Reply is not written yet.") }
  }
}

"""#
  ),
  (
    "combine/mock",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101>001101000S4J013001801000l4H013001801000c5K01?001101:01162R=>001101000]6D013002101000P7Y101:01230e1<0011013101101=00X8201;01110a1>0011013002401000Y8=013002101000e8701800260n13002601B0011019001101:002<3R23003201B001101;00113o1000k8401@0011014002H0i4>001101000n83013002401000P9701:002?4^34004^10a2>001101000V95013004301000Z93013004e101000\93014004_10]3>001101000^95013004301000b9=014004`10Q3000n9201:004=5o2000o93013005301000Q:3013005501B001101;00115i2000S:6013004T1014004a10\3000X:>013004T101000e:3014004]10Y3000g:5013001901000k:6015004]10[3000P;601000U;201000V;301;00114Z2:002=4P48004J0o3>001101000X;5013004G01000\;C01:004=5k3000n;3013005301000P<3013005501B001101;00115e3000R<6013004J01000W<3019001101;00114_3>001101000Y<701:002?4]44004`10\4>001101000_<:0130043014004_10Y4000h<701000n<4013004401000Q=201;00114S4:002=4g48004J0f4>001101000R=:013004G01000[=9013004G01000c=7019001101;00114^4>001101000i=5015002H0n4>001101000m=3013002401000o=;01?0011014002>0S6>001101000Y>e1013002401000m?=01:002=4l5>001101000Y@:0130047014004>0j5000b@201:004=5i5800520b5800510_530051019001101500510a530053019001101500520e5000c@3013005301000e@3013005601B001101;00115[5000g@201000h@201;00114U5>001101000i@501?001101>001101000m@S2013002401000oBU101?001101:012=4Z88004J0g6>001101000SD3013002401000UD5013004G01000YD901:004=5c6000aD3013005301000cD3013005501B001101;00115]6000eD6013004J01000jD2019001101>001101000kD3013002401000mD6013004401000RE201:004=5W7800510R73005101000SE20190011013005301000TE3013005501B001101;00115n6000VE2018004J0\7000WE5013004J019001101000[E401>001101000^EH0130046014004>0k7000UF201:004=5j7800520g73005201000VF30190011013005401B001101;00115c7000XF201000YF3018004J0W8>001101000[FA013004G01000kF701:004=5U83005401B001101;00115R8000QG3019001101>001101000SG501;01114U6?001101:012?4a<4004a10[:4004\10b84004Q10b85004A0b8>001101000WGb201>001101000hI3013002401000jI5014004\10T98004A0o83004301000nIO013004T101000lJ:013004A01000UK20190011015004A0T93004301000VKO013004V101000TL>014004B0Y93004301000aLN013004T101000^M;014004]10`93004301000hMN013004T101000eN7013001901000kN901000SO201>001101000TO3013002401000VO5013004401000ZO3014004`10i93004T1014004a10T:000\O>013004T101000iO3014004]10Q:000kO5013001901000oO6015004]10S:000TP1601000YP1201000ZP1@013004301000iP18014004\10Z:5004A0Z:000PQ1C01000bQ1J014004^10d:>001101000[R13013002401000]R15013004401000aR13013004T101000cR12014004_10`<>001101000dR13013002401000fR15013004301000jR19014004`10V;000RS1201:004=5T;000SS13013005301000US13013005501B001101;00115n:000WS16013004T1014004a10a;000\S1>013004T101000iS13014004]10^;000kS15013001901000oS16015004]10`;000TT1601000YT1201000ZT1201>001101000[T13013002401000]T16013004401000bT1201:004=5R<800510m;3005101000cT120190011013005301000dT13013005501B001101;00115i;000fT16013004T101000kT1401>001101000nT1A013004301000^U1801:004=5]<3005401B001101;00115Z<000eU1301>001101000gU1501;01114\8?001101:012<3l<>001101000kU13013002401000mU15013003101000QV17013003201000WV1B01;01113c<?001101A001101>001101000hV1301?001101;01112\1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif
/// Stands in for `` in tests of its view and in previews.

final class Mock:  {
  init(
    : ,
    : @escaping (_ : ) -> AnyPublisher<, any ErrorNever>,
    Reply: @escaping (_ : ) -> ,
  ) {
    self.Output = 
    self.Reply = Reply
  }
  init() {}
  /// A call of an input, with what it was given.
  enum Call {
    case (_ : )
  }
  /// The calls of the inputs, in the order in which they came.
  private(set) var calls: [Call] = []
  var Reply: (_ : ) -> 
  func ( : ) ->  {
    self.calls.append(.(: ))
    return self.Reply()
  }
  /// Shows nothing until it is given something; `send(.some(nil))` shows `nil`.
  let Subject = CurrentValueSubject<, Never>()Subject = CurrentValueSubject<, Never>(nil)Subject = PassthroughSubject<, Never>()Subject = PassthroughSubject<, any Error>()
  var : AnyPublisher<, any ErrorNever> { return self.Subject.compactMap { $0 }.eraseToAnyPublisher() }
  var : 
  var Output: (_ : ) -> AnyPublisher<, any ErrorNever>
  func ( : ) ->  {
    return self.Output()
  }
  var : any  { return self }
}

"""#
  ),
  (
    "combine/spec",
    #"50:00162@>0011010001\1013002101000\1T401?001101>001101000_5l601?001101>001101000Z<b501?001101>001101000kAg201;001122D001101"#,
    #"""
/// Says what the screen is for.
viewmodel  {
  dependencies {
    /// Tells the time, in seconds; what the logic needs of the outside stands here.
    now: () -> Double
  }
  inputs {
    /// Call when the submit button is tapped.
    submitTapped()
    /// Call when the text of the field changes.
    textChanged(_ text: String = "")
    /// Call when the view loads.
    viewDidLoad()
  }
  outputs {
    /// Emits when the screen is done.
    event dismiss: Void
    /// Emits whether the submit button is enabled.
    state submitButtonIsEnabled: Bool = false
  }
  errors {
    /// Emits the message of an alert to show.
    showAlert: String
  }
}

"""#
  ),
  (
    "combine/view",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101>0011010004J013001801000MH013001801000d1K01?001101:01162V6:01230Q1<0011013101101=00^2201;01110M>001101000_2=013002K01000k23014002M0W1000m2@014002L0Y1000\3A014002N0[1000l3701000R4401@0011014002M0_2>001101000U4K01800260d1000o450130026019001101500260f13002101000S5401>001101000V5M013001901000R6J01?001101>001101000k6\301800260R2000V:50130026019001101500260T23002101000Z:501>001101000^:k1014002>0Z2>001101000X<G014002@0]2>001101000n<H01>001101000e=5015002M0l3>001101000i=J01800260f2000b>50130026019001101500260h23002101000f>201>001101000g>M013001901000c?J01?001101>001101000\@C01800260T3000n@50130026019001101500260V33002101000RA501>001101000VAP1014002L0\3>001101000UB[1014002N0e3>001101000_CN014002>0b3>001101000\DG014002@0e3>001101000REH01>001101000iE501?001101>001101000mEa2013002K01000]HU101?0011014002L0X4>001101000aIi1014002>0S4>001101000YKG014002@0V4>001101000oKH01>001101000fL501?0011014002>0d4>001101000jL]201:002=4b4>001101000VO8013004501000]O201;00114]4>001101000^O501?0011014002@0Q6>001101000bO_2014002B0h5>001101000PR1C014002M0m4000bR1201000cR1801>001101000jR1=01:002A4_5>001101000VS17013004301000\S13014004]10W5000^S14015004]10\5000aS13015004C0[5000cS1401000fS1701B001101000lS1201;00114Q5>001101000mS1Z101:002?4h55004c10g5>001101000VU18013004501000]U1201;00114b55002B0o5:002?4o5>001101000^U18013004501000eU1201;00114j5>001101000fU1501A001101>001101000jU1301?001101;01112LA001101D001101"#,
    #"""



#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

final class : UITableViewCellUIViewControllerUIView {
  private var viewModel: (any )?
  private var cancellables: Set<AnyCancellable> = []
  /// Call when the cell is given a row, also one that has shown another.
  func configure(with viewModel: any ) {
    self.cancellables = []
    self.viewModel = viewModel
    self.bindInputs()
    self.bindOutputs()
  }
  private let viewModel: any 
  private var cancellables: Set<AnyCancellable> = []
  init(viewModel: any ) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    super.init(frame: .zero)
    self.bindInputs()
    self.bindOutputs()
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError(" is made with its view model.")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }
  private func bindInputs() {
    #warning("bindInputs is not written yet")
    // 
  }
  private func bindOutputs() {
    #warning("bindOutputs is not written yet")
    self.viewModel?.bind(
      self,
      : nil{ _, _ in }
    )
    .store(in: &self.cancellables)
    // 
    // 
  }
}

"""#
  ),
  (
    "combine/source-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101>001101000V7J013001801000o7H013001801000f8K01?001101A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

"""#
  ),
  (
    "combine/testing-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101>001101000S4J013001801000l4H013001801000c5K01?001101:01162c3>001101000]6Z201:01230c1<0011013101101=00f8201;01110_15002F0f1>001101000g8<01>001101000R98013002101000Y9<01@001101>001101000d9;013002101000n9201?001101:012I4X2>001101000o97013004h101000U:A013004T101000e:501;01114Q2?001101>001101000i:>013002101000V;501@001101>001101000Z;B01?001101:012I4n2<001101000k;:013004g101000T<<015004<0i2000_<2013004Y101000`<2013004301000a<201=00b<201;01114b2A001101>001101000c<501?001101>001101000g<a4013002101000WAQ3013002101000WDY401?001101?001101>001101000_HY2013001901000gJQ401A001101>001101000gN301?001101;01112\1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif
/// A view model whose outputs are observed from before the first input.

@MainActor
struct TestCase {
  let vm: 
  let  = TestObserver<>()
  init(_ vm: ) {
    self.vm = vm
    self..observe(vm..)
  }
  /// Whether nothing holds a view model any more once it has been used and let go.
  static func isReleased(
    _ makeViewModel: () throws -> ,
    after use: (Self) throws -> Void = { _ in }
  ) rethrows -> Bool {
    weak var released: ?
    do {
      let test = try Self(makeViewModel())
      released = test.vm
      try use(test)
    }
    return released == nil
  }
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "combine/testing-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101>0011010004J013001801000MH013001801000d1K01?001101:01162P2>001101000^2C013002101000P3901@001101>001101000X3E013002101000l3:01?001101>001101000U4W1013002101000[5T101?001101>001101000^6c3013002101000P:>013002101000]:L01?001101:012J4k1>001101000X;D013004D01000k;K013004E01000e<701?001101;01114c1A001101>001101000k<301?001101;01112LA001101D001101"#,
    #"""



#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif
@MainActor
struct Tests {
  private let test: TestCase
  init() throws {
    self.test = try TestCase(Self.makeViewModel())
  }
  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() throws ->  {
    throw TestCase.NoViewModel()
  }
  @Test(.disabled(" has no test yet.")) func () {}
}

"""#
  ),
  (
    "combine/test-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101>001101000V7J013001801000o7H013001801000f8K01?0011014001:0M>001101000`9C01?001101>001101000R:Y601?001101>001101000Z@k:01?0011014001:0Y1>001101000TKj:01?001101>001101000mU1i901A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif
import Foundation
/// Records what a publisher emits.
final class TestObserver<Value> {
  private(set) var values: [Value] = []
  private(set) var failure: (any Swift.Error)?
  private var cancellable: AnyCancellable?
  func observe<Failure: Swift.Error>(_ publisher: AnyPublisher<Value, Failure>) {
    self.cancellable = publisher.sink(
      receiveCompletion: { [weak self] completion in
        if case .failure(let failure) = completion { self?.failure = failure }
      },
      receiveValue: { [weak self] value in self?.values.append(value) }
    )
  }
}
/// The latest value that an output emits within a time, in seconds; `nil` where it emits none.
func grabLatestValue<Value, Failure: Swift.Error>(
  _ output: AnyPublisher<Value, Failure>,
  duration: Double
) -> Value? {
  let observer = TestObserver<Value>()
  observer.observe(output)
  runLoop(for: duration)
  return observer.values.last
}
/// Runs the loop of this thread for a time, in seconds, so that what is sent to it comes.
private func runLoop(for duration: Double) {
  let end = Date(timeIntervalSinceNow: duration)
  while Date() < end {
    if !RunLoop.current.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.001) }
  }
}

"""#
  ),
  (
    "combine/xctest-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101>001101000S4J013001801000l4H013001801000c5K01?001101:01162P4>001101000]6g401:01230c1<0011013101101=00S;201;01110_1>001101000T;7013002101000Z;H01@001101>001101000Q<k2013002101000k>P101?001101>001101000j?H013002101000a@301?001101:012I4Z2>001101000c@7013004h101000i@A013004T101000YA501;01114S2?0011014002F0^2>001101000]AX1015002F0a2>001101000dBZ201@001101>001101000mDX101?001101:012I4R3<001101000TF:013004g101000]FA015004<0m2000mF2013004Y101000nF2013004301000oF201=00PG201;01114f2A001101>001101000QG501?0011014002F0Y3>001101000UG[1015002F0\3>001101000_HN01>001101000\IH013002101000SJ`3015002F0c3>001101000bMF01>001101000WN501?001101?001101>001101000[NY2013001901000cP1Q401A001101>001101000cT1301?001101;01112\1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif
/// Makes the view model of each test, observes its outputs from before the first input, and checks that nothing
/// holds the view model afterwards.

class TestCase: XCTestCase {
  /// Override this to make the view model of each test.
  func makeViewModel() throws ->  {
    throw NoViewModel()
  }
  private(set) var vm: !
  let  = TestObserver<>()
  override func setUp() async throws {
  override func setUpWithError() throws {
    try super.setUpWithError()
    self.vm = try self.makeViewModel()
    self..observe(self.vm..)
  }
  override func tearDown() async throws {
  override func tearDown() {
    weak var released: ?
    released = self.vm
    self.vm = nil
    XCTAssertNil(released, "Something still holds the view model.")
    super.tearDown()
  }
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "combine/xctest-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101>0011010004J013001801000MH013001801000d1K01?001101:01162o1:01230Q1<0011013101101=00^2201;01110M>001101000_2=013002101000k28013002101000R3<01@001101>001101000]3[1013002101000g4`201?001101:012J4j1>001101000V7<013004F01000a74014002F0d1000d7701000j7:01>001101000S8D013004D01000f8I01;01114^1A001101>001101000^9301?001101;01112LA001101D001101"#,
    #"""



#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

final class Tests: TestCase {
  override func makeViewModel() throws ->  {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }
  func test() async throws {
    throw XCTSkip(" has no test yet.")
  }
}

"""#
  ),
  (
    "observation/class",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162Q>:012<3`4:01230\1<0011013101101=00S4201;01110X1<0011015002F0_1000T4;01=00^4201500340f1>0011013002401000_4:013003201000h4?01400340^4>0011013002401000V5:013003201000_5>01@001101:01334X4:01490T2>001101000l56013101101000Q6201;01110o18004:0Z2<001101000R63013004:01=00T62019001101:014;0`2<001101000U63013101101=00W6201;01110[2400410U3>001101000X68013004401000_6201:004=5o2800510j23005101000`620190011013005301000a63013005501B001101;00115f2000c62018004J0T3000d65013004J019001101000h6201400420W44004_10h3>001101000i68013004401000P7201:004=5e3800510`33005101000Q720190011013005301000R73013005501B001101;00115\3000T76013004T101000Y72015004_10W4>001101000Z77013004401000`73014004`10o33004T1014004a10V44004\10R43004T1015004\10V4000b7=013004T101000n7201000o7:01;01114n1400170[4>001101000X8E01A001101>001101000l8301?001101;01113W1800260l5:01220g4>001101000n84013101101000Q9201;01110b4:01230l4<0011013101101=00R9201;01110h4<0011015002F0o4000S9;01=00]9201400280[5>0011013002401000^9:013002601000g9301:002<3Z53003201B001101;00113W5000i9501400270k5>0011013002401000m9:013002601000V:>01:002<3i5>001101000c:7013003101000i:7013003201000o::01;00113b5>001101000X;3019001101?001101:01220S6>001101000Z;4013101101000];201;01110n5:01230X6<0011013101101=00^;201;01110T6<0011015002F0[6000_;;01=00i;201>0011013002401000j;=013002101000V<301400270f6800260f63002601000X<30190011013001901000Z<;01:00250l6000d<3013101101;00110i6000f<401@001101:012;0T7>001101000i<6013101101000n<201;01110o64002:0R8>001101000o<3013002401000Q=601:00295g7800510^73005101000V=20190011013005301000W=3013005501800570e7000Y=40130057019001101B001101;00115Z7000\=501:00295P8>001101000`=:013005301000i=4013005401000l=201;00115i7>001101000m=5015002:0W8>001101000Q>3013002401000S>;01?001101:01295c8>001101000]>301400580]83002401000_>5013005401000c>3013005601000e>201;01115Y8?001101:012=4n:4004P10m:>001101000f>D013004H01000Y?3014004O0l83004M015004O0n83004K01000[?401>001101000^?h1013004G01000UAE013004G01000iA^2013004G01000VD:013004G01000_D\1013004G01000jE8014004O0]93004M015004O0_93004K018004A0c9000QF4013004A019001101000TF201>001101000UF3013002401000WF6013004401000\F201:004=5T:800510o93005101000]F20190011013005301000^F3013005501B001101;00115k9000`F2018004J0Y:000aF5013004J019001101000eF401>001101000hF:013004G01000QG4013004N01000TG2018004J0k:>001101000UGA013004G01000eG701:004=5i:3005401B001101;00115f:000kG3019001101>001101000mG501;01114e8?001101:012?4`;4004B0_;>001101000QH7013004301000WHF013004T101000lH7013002401000RI5013004401000VI?013004T101000dIA013004301000TJC01;01114P;?001101:012<3k;>001101000fJ3013002401000hJ5013003101000lJ7013003201000RKB01;01113b;?001101>001101000cKo3013002101000aOR2013002101000bQ13013002101000dQ1V@01?001101>001101000ia1K013001901000cb1H01A001101>001101000Zc1301?001101>001101000\c1M013002101000Xd1g101:01230f<<0011013101101=00ne1201;01110b<<0011015002F0i<000oe1;01=00Yf1201>001101000Zf1:013002101000cf1801400280R=800260R=30026019001101500280W=:002<3W=3003201B001101;00113T=000jf1401>001101000mf1H01:002=4m=4004P10l=8004J0l=>001101000dg18013004G01000kg1701:004=5h=000Qh13013005301000Sh13013005501B001101;00115b=000Uh16013004J01000Zh12019001101;00114[=>001101000[h1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all




@MainActor
protocol : Sendable {}
protocol : Sendable {
  ///
  
  
  func ( : ) -> 
  func ( : ) -> 
  var : AsyncStream<> { get }
  #sourceLocation()
}
///

@MainActor
protocol :  {}
protocol : Sendable {
  var : any  { get }
}
///

@MainActor
final class : , Observable,  {
  ///
  init( :  = ) {
    self. = 
  }
  init() {}
  let : 
  private(set) var :  {
    get {
      self.registrar.access(self, keyPath: \.)
      return self.Value
    }
    set {
      self.registrar.withMutation(of: self, keyPath: \.) { self.Value = newValue }
    }
  }
  private var Value:  = 
  func ( : ) ->  {
    self. = 
    return self.Reply()
  }
  let Events = EventSource<>()
  var : AsyncStream<> { return self.Events.stream() }
  var : any  { return self }
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  /// If there is no `State`, there is no `.swift` yet, which `mvvmgen new --from` writes:
  /// `extension : Logic { struct State … }`
  var state: State {
    get {
      self.registrar.access(self, keyPath: \.state)
      return self.stateValue
    }
    set {
      self.registrar.withMutation(of: self, keyPath: \.state) { self.stateValue = newValue }
    }
    _modify {
      self.registrar.access(self, keyPath: \.state)
      self.registrar.willSet(self, keyPath: \.state)
      defer { self.registrar.didSet(self, keyPath: \.state) }
      yield &self.stateValue
    }
  }
  private var stateValue: State = .init()
  private let registrar = ObservationRegistrar()
}
/// What the logic writes: `.swift` extends the class with a conformance to this.

@MainActor
protocol Logic:  {
  associatedtype State
  func Reply(_ : ) -> 
}

"""#
  ),
  (
    "observation/bindings",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162g54002C0S2>001101000S4;013002101000]4b201:01230`1<0011013101101=00n6201;01110\1>0011013002401000o66013002101000T7901:002A4P25004C0o1>001101000\73013002401000^7;013004301000h79013004T101000P8201;00114f1>001101000Q8301?001101:01230X2<0011013101101=00S8201;01110T2>001101000T8;01800260]230026019001101500260_23002101000^8401>001101000a8C013002101000S9_2013002401000a;_101:002A4e3<001101000o<5015004]10X33004301000S=M015004C0W3000o=3014004f10P3000Q>;014004C0R33004T1015004C0W33002101000[>7013004301000a>601000f>;014004]10c33004301000P?F014004C0]33004T1015004C0b33002101000e?7013004301000k?601000P@=01=00\@201;00114g2>001101000]@d101:002A4c54004\10Z4>001101000PBI01400270n33004Y101000hB2013004301000iB?014004]10R430044015004]10Y44004C0W4000WC>013004401000dC9015004C0Y43004401000lC3014004B0l4>001101000nCJ01400270`43004Y101000gD2013004301000hD=014004]10d430044015004]10k44004C0i4000TE>013004401000aE9015004C0k43004401000iE3014004]10b5>001101000kE<013004401000VFO01400270T53004Y101000TG2013004301000UG=014004]10X530044015004]10_54004C0]5000aG>013004401000nG9015004C0_53004401000VH301>001101000XH701;00114h3>001101000^HJ01?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// What `` shows. The compiler calls a value so where a view takes it for something else.

enum Shown {
  typealias Value = 
}

extension  {
  /// Shows what `` shows in a view, which is held weakly, until what this returns is let go.
  func bind<View: AnyObject>(
    _ view: View,
    : @escaping @MainActor (View, @escaping Shown.Value) -> Void,: (@MainActor (View, Shown.Value) -> Void)?,
  ) -> AnyObject {
    let binding = ViewBinding()
    binding.show({ self.. }, in: view, { view, _ in (view) })
    binding.receive(self.., in: view, { view, _ in (view) })
    if let  {
      binding.receive(self.., in: view, { view, _ in (view) })
    }
    return binding
  }
}

"""#
  ),
  (
    "observation/binding-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?001101>001101000V7D01?001101>001101000i7n701?001101>001101000f?I01?001101>001101000^@Y=01?001101>001101000fM[?01?001101>001101000P]1f<01?001101>001101000ei1m101?001101>001101000ak1S501?001101>001101000cP2Y;01A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
import Observation
/// Shows a view model in a view for as long as it is kept; it keeps the view model.
@MainActor
final class ViewBinding {
  private var updates: [@MainActor () -> (@MainActor () -> Void)?] = []
  private var tasks: [_Concurrency.Task<Void, Never>] = []
  nonisolated init() {}
  /// Shows a state now, and anew once it has changed: on the main actor's next turn, and once for several changes.
  func show<View: AnyObject, Value>(
    _ state: @escaping @MainActor () -> Value,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    self.track { [weak view] in
      guard let view else { return nil }
      let value = state()
      return { show(view, value) }
    }
  }
  /// The same for what can be compared: an equal value is not shown again.
  func show<View: AnyObject, Value: Equatable>(
    _ state: @escaping @MainActor () -> Value,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    var shown: Value?
    self.track { [weak view] in
      guard let view else { return nil }
      let value = state()
      return {
        if shown == value { return }
        shown = value
        show(view, value)
      }
    }
  }
  /// Shows each event.
  func receive<View: AnyObject, Event>(
    _ events: AsyncStream<Event>,
    in view: View,
    _ show: @escaping @MainActor (View, Event) -> Void
  ) {
    let task = _Concurrency.Task { [weak view] in
      for await event in events {
        guard let view, !_Concurrency.Task.isCancelled else { return }
        show(view, event)
      }
    }
    self.tasks.append(task)
  }
  deinit {
    for task in self.tasks { task.cancel() }
  }
  private func track(_ update: @escaping @MainActor () -> (@MainActor () -> Void)?) {
    self.updates.append(update)
    self.update(self.updates.count - 1)
  }
  /// What the view reads while it shows is not tracked.
  private func update(_ index: Int) {
    guard index < self.updates.count else { return }
    let update = self.updates[index]
    let show = withObservationTracking {
      update()
    } onChange: { [weak self] in
      _Concurrency.Task { @MainActor in self?.update(index) }
    }
    show?()
  }
}

"""#
  ),
  (
    "observation/logic",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162n5:01230K<0011013101101=004201;01110G>0011010005;013002101000?3013002101000A901@001101>001101000IV301?001101:012?4h34004\10P2>001101000n33013002401000P45013004401000T43013004T101000V4B013004301000g4G018004A0g1>001101000]5<013004A01000h520190011015004A0n1>001101000i5A013002101000Y62013004301000Z6H01>001101000Q75014004]10[2>001101000U73013002401000W75013004401000[7?013004T101000i7C013004301000[8R2014004^10k25004b10k2>001101000\:3013002401000^:5013004401000b:3013004T101000d:B013004301000U;W1013002101000[<2013004301000\<L014004_10g3>001101000W=3013002401000Y=6013004401000^=201:004=5\3800510W33005101000_=20190011013005301000`=3013005501B001101;00115S3000b=6013004T101000g=401>001101000j=?013004301000X>W1013002101000^?2013004301000_?L01;01114V1?001101:012=4i55004P10o4>001101000Z@3013002401000\@6013004401000a@201:004=5[4800510V43005101000b@20190011013005301000c@3013005501B001101;00115R4000e@2018004J0`4000f@5013004J019001101000j@401>001101000m@?013004G01000[AG018004J0m4>001101000QBA013002101000aB2013004301000bBH019001101>001101000YC5014004P10h58004J0h5>001101000]C8013004G01000dC701:004=5\5000jC3013005301000lC3013005501B001101;00115V5000nC6013004J01000SD401>001101000VD?013004G01000dD\1013002101000oE2013004G01000PFQ1019001101;01114j3A001101>001101000PG301?001101;01112FA001101D001101"#,
    #"""




extension : Logic {
  /// What the logic keeps between two inputs; an output that reads it is tracked.
  struct State {}
  var :  {
    #warning(" is not written yet")
    return 
    fatalError(". is not written yet.")
  }
  var : AsyncStream<> {
    #warning(" is not written yet")
    return AsyncStream { $0.finish() }
  }
  var :  {
    #warning(" is not written yet")
    fatalError(". is not written yet.")
  }
  func ( : ) ->  {
    #warning(" is not written yet")
    fatalError(". is not written yet.")
  }
  func ( : ) ->  {
    #warning(" is not written yet")
    fatalError(". is not written yet.")
  }
  func Reply(_ : ) ->  {
    #warning("Reply is not written yet")
    fatalError(".Reply is not written yet.")
  }
}

"""#
  ),
  (
    "observation/mock",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162]@>001101000S4D013002101000f4Y101:01230_1<0011013101101=00n5201;01110[1<0011015002F0b1000o5;01=00Y6201>0011013002401000Z6=013002101000f6701800260l13002601B0011019001101:002<3P23003201B001101;00113m13001901000l6>01@0011014002G0V5>001101000Y73013002401000[7701:002?4d34004\10d2>001101000a75013004301000e73013004e1018004A0c2000g74013004A019001101000j73014004^10k2>001101000l75013004301000P83013004e101000R83014004_10c3>001101000T85013004301000X8=014004`10[3000d8201:004=5Y3000e83013005301000g83013005501B001101;00115S3000i86013004T1014004a10b34004\10^33004T1015004\10b3000n8=013004T101000Z9201000[9301;00114Y2:002=4V48004J0U4>001101000]95013004G01000a9C01:004=5Q4000S:3013005301000U:3013005501B001101;00115k3000W:6013004J01000\:3019001101;00114e3>001101000^:701:002?4j44004\10`4>001101000d::013004301000m:9013004401000U;2014004`10i4>001101000V;:0130043014004_10f4000_;701000e;4013004401000h;201;00114Y4:002=4T58004J0S5>001101000i;:013004G01000R<9013004G01000Z<7019001101;00114k4>001101000`<5015002G0_84002H0Z8>001101000d<3013002401000f<701:002?4h64004\10h5>001101000l<5013004301000P=3013004e1018004A0g5000R=4013004A019001101000U=3014004^10o5>001101000W=5013004301000[=3013004e101000]=3014004_10g6>001101000_=5013004301000c==014004`10_6000o=201:004=5]6000P>3013005301000R>3013005501B001101;00115W6000T>6013004T1014004a10f64004\10b63004T1015004\10f6000Y>=013004T101000e>201000f>301;00114]5:002=4Z78004J0Y7>001101000h>5013004G01000l>C01:004=5U7000^?3013005301000`?3013005501B001101;00115o6000b?6013004J01000g?3019001101;00114i6>001101000i?701:002?4n74004\10d7>001101000o?:013004301000X@9013004401000`@2014004`10m7>001101000a@:0130043014004_10j7000j@701000PA4013004401000SA201;00114]7:002=4X88004J0W8>001101000TA:013004G01000]A9013004G01000eA7019001101;00114o7>001101000kA5015002H0_8>001101000oA3013002401000QB;01?0011014002>0d9>001101000[Be1013002401000oC=01:002=4]9>001101000[D:0130047014004>0[9000dD201:004=5Z9800520S9800510P930051019001101500510R930053019001101500520V9000eD3013005301000gD3013005601B001101;00115l8000iD201000jD201;00114f8>001101000kD501?001101>001101000oDS2013002401000QGU101?001101:012=4k;8004J0X:>001101000UH3013002401000WH5013004G01000[H901:004=5T:000cH3013005301000eH3013005501B001101;00115n9000gH6013004J01000lH2019001101>001101000mH3013002401000oH6013004401000TI201:004=5h:800510c:3005101000UI20190011013005301000VI3013005501B001101;00115_:000XI2018004J0m:000YI5013004J019001101000]I401>001101000`IH0130046014004>0\;000WJ201:004=5[;800520X;3005201000XJ30190011013005401B001101;00115T;000ZJ201000[J3018004J0h;>001101000]JA013004G01000mJ701:004=5f;3005401B001101;00115c;000SK3019001101>001101000UK501;01114f9?001101:012?4h?4004a10f=4004\10c<>001101000YK3013002401000[K5013004401000_K3013004T101000aKk1013004301000[ME013004301000oM^2013004301000\P1:013004301000eP1\1013004301000PR18013004T101000WR12015004\10f=>001101000XR1?013004301000fR1F013004T101000[S17013002401000aS15013004401000eS1?013004T101000ST1A013004301000cT1C014004C0[=>001101000UU13013002401000WU1:013004801000`U1?013004301000nU1C015004C0f=>001101000`V13013002401000bV1:013004801000kV1;013004e101000UW1>013004301000bW1H014004^10o=>001101000YX13013002401000[X15013004401000_X13013004T101000aX12014004_10g?>001101000bX13013002401000dX15013004301000hX19014004`10a>000PY1201:004=5_>000QY13013005301000SY13013005501B001101;00115Y>000UY16013004T1014004a10h>4004\10d>3004T1015004\10h>000ZY1=013004T101000fY1201000gY1201>001101000hY13013002401000jY16013004401000oY1201:004=5Y?800510T?3005101000PZ120190011013005301000QZ13013005501B001101;00115P?000SZ16013004T101000XZ1401>001101000[Z1A013004301000kZ1801:004=5d?3005401B001101;00115a?000R[1301>001101000T[1501;01114m;?001101:012<3S@>001101000X[13013002401000Z[15013003101000^[17013003201000d[1B01;01113j??001101>001101000U\1K013001901000o\1H01A001101>001101000f]1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// Stands in for `` in tests of its view and in previews.

@MainActor
final class Mock: Observable {
  init(
    :  = ,
    : ,
    : @escaping (_ : ) -> AsyncStream<>,
    Reply: @escaping (_ : ) -> ,
  ) {
    self.Value = 
    self.Output = 
    self.Reply = Reply
  }
  init(
    :  = ,
    : ,
    : @escaping (_ : ) -> AsyncStream<>,
    Reply: @escaping (_ : ) -> ,
  ) {
    self.Value = 
    self.Output = 
    self.Reply = Reply
  }
  init() {}
  /// A call of an input, with what it was given.
  enum Call {
    case (_ : )
  }
  /// The calls of the inputs, in the order in which they came.
  private(set) var calls: [Call] = []
  var Reply: (_ : ) -> 
  func ( : ) ->  {
    self.calls.append(.(: ))
    return self.Reply()
  }
  var :  {
    get {
      self.registrar.access(self, keyPath: \.)
      return self.Value
    }
    set {
      self.registrar.withMutation(of: self, keyPath: \.) { self.Value = newValue }
    }
  }
  private var Value: 
  private let Events = EventSource<>()
  var : AsyncStream<> { return self.Events.stream() }
  func emit() {
    self.Events.send()
  }
  func emit(_ value: ) {
    self.Events.send(value)
  }
  var : 
  var Output: (_ : ) -> AsyncStream<>
  func ( : ) ->  {
    return self.Output()
  }
  var : any  { return self }
  private let registrar = ObservationRegistrar()
}

"""#
  ),
  (
    "observation/spec",
    #"50:00162@>0011010001\1013002101000\1T401?001101>001101000_5l601?001101>001101000Z<b501?001101>001101000kAg201;001122D001101"#,
    #"""
/// Says what the screen is for.
viewmodel  {
  dependencies {
    /// Tells the time, in seconds; what the logic needs of the outside stands here.
    now: () -> Double
  }
  inputs {
    /// Call when the submit button is tapped.
    submitTapped()
    /// Call when the text of the field changes.
    textChanged(_ text: String = "")
    /// Call when the view loads.
    viewDidLoad()
  }
  outputs {
    /// Emits when the screen is done.
    event dismiss: Void
    /// Emits whether the submit button is enabled.
    state submitButtonIsEnabled: Bool = false
  }
  errors {
    /// Emits the message of an alert to show.
    showAlert: String
  }
}

"""#
  ),
  (
    "observation/view",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162i2:01230K<0011013101101=004201;01110G>00110100058013002K01000<:01@001101>001101000EB01800260V1000V150130026019001101500260X13002101000Z1201?001101>001101000[1W1013002K01000a2G01:002=4d1>001101000W38013004501000^3201;00114_1:002?4Q24004\10j1>001101000_38013004501000f32015004\10P25004c10P2>001101000g38013004501000n3201;00114e1>001101000o3;013002K01000Y4401:002?4b24004c10a25004\10a2>001101000\4e101400270]23004Y101000P62013004301000Q6501>001101000U6901;00114V2>001101000]6501A001101>001101000a6301?001101;01112FA001101D001101"#,
    #"""




struct : View {
  let viewModel: any 
  var body: some View {
    #warning(" is not written yet")
    // 
    // 
    // 
    Text("")
      .task {
        for await _ in self.viewModel.. {}
      }
  }
}

"""#
  ),
  (
    "observation/source-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?001101>001101000V7\:01?001101>001101000aAI01?001101>001101000YBc301?001101>001101000kER;01?001101>001101000lP1n201?001101>001101000iS1e201A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
/// Sends events to every stream that was asked for before them.
///
/// Each reader has a stream of its own: one that is shared ends for all when one reader's task is cancelled.
@MainActor
final class EventSource<Event: Sendable> {
  private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
  private var count = 0
  nonisolated init() {}
  func send(_ event: Event) {
    for continuation in self.continuations.values { continuation.yield(event) }
  }
  func stream() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    let key = self.count
    self.count += 1
    self.continuations[key] = continuation
    continuation.onTermination = { [weak self] _ in
      _Concurrency.Task { @MainActor in self?.continuations[key] = nil }
    }
    return stream
  }
  deinit {
    for continuation in self.continuations.values { continuation.finish() }
  }
}
extension EventSource where Event == Void {
  func send() {
    self.send(())
  }
}

"""#
  ),
  (
    "observation/testing-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162]3>001101000S4Z201:01230]1<0011013101101=00\6201;01110Y15002F0`1>001101000]6<01>001101000h68013002101000o6<01@001101>001101000Z7;013002101000d7201?001101:012I4R2>001101000e77013004h101000k7A013004T101000[8501;01114k1?001101>001101000_8>013002101000l8501@001101>001101000P9B01?001101:012I4h2<001101000a9:013004g101000j9<015004<0c2000U:2013004Y101000V:2013004301000W:201=00X:201;01114\2A001101>001101000Y:501?001101>001101000]:a4013002101000m>Q3013002101000mAY401?001101?001101>001101000UFY2013001901000]HQ401A001101>001101000]L301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// A view model whose outputs are observed from before the first input.

@MainActor
struct TestCase {
  let vm: 
  let  = TestObserver<>()
  init(_ vm: ) {
    self.vm = vm
    self..observe(vm..)
  }
  /// Whether nothing holds a view model any more once it has been used and let go.
  static func isReleased(
    _ makeViewModel: () throws -> ,
    after use: (Self) throws -> Void = { _ in }
  ) rethrows -> Bool {
    weak var released: ?
    do {
      let test = try Self(makeViewModel())
      released = test.vm
      try use(test)
    }
    return released == nil
  }
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "observation/testing-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162j1>0011010004C013002101000F901@001101>001101000NE013002101000b1:01?001101>001101000k1W1013002101000Q3T101?001101>001101000T4c3013002101000f7>013002101000S8L01?001101:012J4e1>001101000n8D013004D01000a9K013004E01000[:701?001101;01114]1A001101>001101000a:301?001101;01112FA001101D001101"#,
    #"""



@MainActor
struct Tests {
  private let test: TestCase
  init() throws {
    self.test = try TestCase(Self.makeViewModel())
  }
  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() throws ->  {
    throw TestCase.NoViewModel()
  }
  @Test(.disabled(" has no test yet.")) func () {}
}

"""#
  ),
  (
    "observation/test-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?001101>001101000V7i401?001101>001101000n;P501?001101>001101000m@R?01A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
/// Records what a stream emits.
@MainActor
final class TestObserver<Value: Sendable> {
  private(set) var values: [Value] = []
  private var taken = 0
  func observe(_ stream: AsyncStream<Value>) {
    _Concurrency.Task { [weak self] in
      for await value in stream { self?.values.append(value) }
    }
  }
  /// The first value that this has not returned before; `nil` when none comes in time.
  func next(within timeout: Swift.Duration = .seconds(1)) async -> Value? {
    let end = ContinuousClock.now + timeout
    while self.taken == self.values.count, ContinuousClock.now < end {
      try? await _Concurrency.Task.sleep(for: .milliseconds(1))
    }
    guard self.taken < self.values.count else { return nil }
    defer { self.taken += 1 }
    return self.values[self.taken]
  }
}

"""#
  ),
  (
    "observation/xctest-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162_3>001101000S4g401:01230]1<0011013101101=00i8201;01110Y1<0011015002F0`1000j8;01=00T9201>001101000U97013002101000[9H01@001101>001101000R:k2013002101000l<P101?001101>001101000k=H013002101000b>301?001101:012I4X2>001101000d>7013004h101000j>A013004T101000Z?501;01114Q2?001101>001101000^?X101@001101>001101000e@X101?001101:012I4l2<001101000lA:013004g101000UBA015004<0g2000eB2013004Y101000fB2013004301000gB201=00hB201;01114`2A001101>001101000iB501?001101>001101000mBR2013002101000nDd301?001101?001101>001101000aHY2013001901000iJQ401A001101>001101000iN301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// Makes the view model of each test, observes its outputs from before the first input, and checks that nothing
/// holds the view model afterwards.

@MainActor
class TestCase: XCTestCase {
  /// Override this to make the view model of each test.
  func makeViewModel() throws ->  {
    throw NoViewModel()
  }
  private(set) var vm: !
  let  = TestObserver<>()
  override func setUp() async throws {
    self.vm = try self.makeViewModel()
    self..observe(self.vm..)
  }
  override func tearDown() async throws {
    weak var released: ?
    released = self.vm
    self.vm = nil
    XCTAssertNil(released, "Something still holds the view model.")
  }
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "observation/xctest-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162h1:01230K<0011013101101=004201;01110G<0011015002F0N0005;01=00?201>001101000@=013002101000L8013002101000S1<01@001101>001101000^1[1013002101000h2`201?001101:012J4c1>001101000W5<013004F01000b5V1013004D01000g6I01;01114\1A001101>001101000_7301?001101;01112FA001101D001101"#,
    #"""




@MainActor
final class Tests: TestCase {
  override func makeViewModel() throws ->  {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }
  func test() async throws {
    throw XCTSkip(" has no test yet.")
  }
}

"""#
  ),
  (
    "reactiveswift/class",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162gF:012<3i4:01230\1<0011013101101=00S4201;01110X1500340d1>0011013002401000T4:0130032014002F0c1000]4;01000g4501400340g4>0011013002401000k4:0130032014002F0k1000T5;01000^5401@001101:01334a4:01490T2>001101000a56013101101000f5201;01110o18004:0Z2<001101000g53013004:01=00i52019001101:014;0`2<001101000j53013101101=00l5201;01110[2400410U3>001101000m58013004401000T6201:004=5o2800510j23005101000U620190011013005301000V63013005501B001101;00115f2000X62018004J0T3000Y65013004J019001101000]6201400420`44004_10h3>001101000^68013004401000e6201:004=5e3800510`33005101000f620190011013005301000g63013005501B001101;00115\3000i66013004T101000n62015004_10`4>001101000o67013004401000U73014004`10o33004T1014004a10_44004\10U43001901000W7:013004T101000`72014004B0Z43001901000a78013004T101000h79014004]10_43001901000P8@013004T101000_8901000g8:01;01114n1400170d4>001101000P9E01A001101>001101000d9301?001101;01113W1800260S6:01220P5>001101000f94013101101000i9201;01110k4:01230U5<0011013101101=00j9201;01110Q5400280`5>0011013002401000k9:013002601000T:301:002<3_53003201B001101;00113\5000V:501400270R6>0011013002401000Z::0130026014002F0g5000c:;01000m:401:002<3P6>001101000P;7013003101000V;7013003201000\;:01;00113i5>001101000e;3019001101?001101:01220Z6>001101000g;4013101101000j;201;01110U6:01230_6<0011013101101=00k;201;01110[6>0011013002401000l;=013002101000X<301800260h63002601B0011019001101:002<3l63003201B001101;00113i6:00250P73101101B001101;00110m6000Z<401@001101:012;0X7>001101000]<6013101101000b<201;01110S7>001101000c<3013002401000e<601:00295j7800510a73005101000j<20190011013005301000k<3013005501800570h7000m<40130057019001101B001101;00115]7000P=501@001101>001101000T=9014002@0P8000\=8015002@0U84002D0S8000c=8015002D0U8000j=201000k=P1014002>0[9>001101000j>M01:002=4Y9>001101000f?9013004G01000n?3018004A0d83001901000P@J013004I01000i@20190011014004O0h8000j@6013004I01000o@D014004B0W94004C0m8000bA6013004I01000gA8014004R10Q9000nA6013004I01000SB8014004S10W9000ZB6013004I01000_B8015004Q10W9000fB;01000PC301;00114Z8>001101000RC:015002>0^9>001101000[CO01:00295f9>001101000YD7013005301000_D3013005401000aD301;00115_9>001101000cD701:012=4R:8004J0Q:>001101000iD:013004G01000REA013004G01000bE7019001101;01114i9:012?4\:>001101000hE:0130043014004`10X:000QF701000WF<013004301000bF201;01114S:?001101A001101>001101000cF501?001101:012=4g=>001101000gF?013004I01000UG4018004A0n:3001901000XGA013004K01000hG3013004A01000jG20190011014004O0S;3001901000kGA013004M01000[H7014004B0a;4004C0W;3001901000aHD014004R10\;3001901000TI8013004K01000[I@014004S10a;3001901000jIA013004L01000ZJ701000`J2018004J0R<>001101000aJ?013004G01000oJ901:004=5n;000WK3013005301000YK3013005501B001101;00115h;000[K6013004J01000`K2019001101>001101000aK3013002401000cK6013004401000hK201:004=5b<800510]<3005101000iK20190011013005301000jK3013005501B001101;00115Y<000lK2018004J0g<000mK5013004J019001101000QL401<001101000TL5014004R10P=000XL6013004I01000]LD013004N01000PM201=00QM201<001101000RM5015004R10X=000VM6013004I01000[M:013004N01=00dM2018004J0d=>001101000eMA013004G01000UN701:004=5b=3005401B001101;00115_=000[N3019001101>001101000]N501;01114b:?001101:012?4o@4004a10c>>001101000aN3013002401000cN5013004401000gN3014004`10R>3004T1014004a10b>4004\10X>3001901000iN:013004T101000RO2014004B0]>3001901000SO8013004T101000ZO9014004]10b>3001901000bO@013004T101000QP1901000YP12014004`10n@>001101000ZP1?013004301000hP19014004`10S?000PQ1201:004=5Q?000QQ13013005301000SQ13013005501B001101;00115k>000UQ16013004T1014004a10c?4004\10Y?3001901000ZQ1:013004T101000cQ12014004B0^?3001901000dQ18013004T101000kQ19014004]10c?3001901000SR1@013004T101000bR1901000jR12014004^10o?>001101000kR13013002401000mR15013004401000QS13013004T101000SS1@013004301000bS1<014004_10n@>001101000mS13013002401000oS16013004401000TT1201:004=5`@800510[@3005101000UT120190011013005301000VT13013005501B001101;00115W@000XT16013004T101000]T1401>001101000`T1A013004301000PU1801:004=5k@3005401B001101;00115h@000WU1301>001101000YU1501;01114i=?001101:012<3ZA>001101000]U13013002401000_U15013003101000cU17013003201000iU1B01;01113QA?001101?001101>001101000ZV1[1014002>0ZB>001101000dW1I01:002=4XB>001101000\X19013004H01000dX13018004A0lA3001901000fX1:013004K01000oX120190011014004O0QB3001901000PY1@013004K01000_Y19014004B0VB3001901000gY18013004K01000nY1901000VZ1201;00114bA>001101000WZ15015002>0]B>001101000[Z1J01?001101>001101000T[1V1013002101000Y\1_1014002D0[D>001101000g]1J01:002?4gC>001101000`^19013004401000h^13014004`10UC000j^1201:004=5SC000k^13013005301000m^13013005501B001101;00115mB000o^16013004T1014004a10eC4004\10[C3001901000T_1:013004T101000]_12014004B0`C3001901000^_18013004T101000e_19014004]10eC3001901000m_1@013004T101000\`1901000d`1201;00114fB:002=4YD8004J0XD>001101000e`19013004G01000m`1901:004=5TD000Ua13013005301000Wa13013005501B001101;00115nC000Ya16013004J01000^a12019001101;00114hC>001101000_a15015002D0^D>001101000ca1K01A001101>001101000]b1301?001101:01230gD<0011013101101=00_b1201;01110cD>001101000`b1:013002101000ib1H013002101000`c1>01B001101:00295TE3005301000mc13013005501B001101;00115oD000oc1301>001101000Qd1301?001101:01230]E<0011013101101=00Sd1201;01110YE>001101000Td1;013002101000^d1A013002101000nd1:01?001101>001101000We1h201:01230kE<0011013101101=00ng1201;01110gE>001101000og1Q1013002101000oh1@013002101000^i1>01B001101:00295XF3005301000ki13013005501B001101;00115SF000mi1>01>001101000Zj1N01B001101:00295bF3005301000Wk13013005401B001101;00115]F000Yk1301>001101000[k1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all




protocol : Sendable {}
protocol : Sendable {
  ///
  
  
  func ( : ) -> 
  func ( : ) -> 
  var : Property<>Signal<, Never>SignalProducer<, Never> { get }
  #sourceLocation()
}
///

protocol :  {}
protocol : Sendable {
  var : any  { get }
}
///

final class :  {
  ///
  init( :  = ) {
    let outputsoutputs_: OutputStreams = makeOutputs(
      inputs: InputStreams(
        : Property(capturing: self.)self..producer.skipNil()self..signalself..outputself..signal.skipNil(),
      ),
      inputs: InputStreams(),
      : ,
    )
    self.Reply = outputs.Reply
    self.Output = outputs.
  }
  private let  = MutableProperty<>()MutableProperty<>(nil)MutableProperty(())Signal<, Never>.pipe()MutableProperty<>(nil)
  private let Reply: (_ : ) -> 
  func ( : ) ->  {
    self..input.send(value: )
    self..value = 
    return self.Reply()
  }
  let : Property<>Signal<, Never>SignalProducer<, Never>
  private let Output: (_ : ) -> Property<>Signal<, Never>SignalProducer<, Never>
  var :  { return self.Output() }
  func ( : ) ->  {
    return self.Output()
  }
  var : any  { return self }
  /// What the logic hears of the inputs.
  struct InputStreams {
    let : Property<>SignalProducer<, Never>Signal<, Never>
  }
  struct InputStreams {}
  /// What the logic makes of them: `.swift` extends this with `init(inputs:…)`.
  struct OutputStreams {
    let : (_ : ) -> Property<>Signal<, Never>SignalProducer<, Never>
    let Reply: (_ : ) -> 
  }
  struct OutputStreams {}
}

protocol Logic {
  init(inputs: .InputStreams: )
}

extension .OutputStreams: Logic {}
/// Generic, so that a missing initializer is reported once, as a missing conformance.

private func makeOutputs<Logic: Logic>(inputs: .InputStreams: ) -> Logic {
  return Logic(inputs: inputs: )
}

"""#
  ),
  (
    "reactiveswift/bindings",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162P64002C0S2>001101000S4;013002101000]4b201:01230`1<0011013101101=00n6201;01110\1>0011013002401000o66013002101000T7901:002A4P25004C0o1>001101000\73013002401000^7;013004301000h79013004T101000P8201;00114f1>001101000Q8301?001101:01230X2<0011013101101=00S8201;01110T2>001101000T8;01800260]230026019001101500260_23002101000^8401>001101000a8C013002101000S9_2015002F0g2>001101000a;P101>001101000`<3013002401000b<_101:002A4j3<001101000P>5015004]10]33004301000T>M015004C0\3000P?3014004f10U3000R?;014004C0W33004T1015004C0\33002101000\?7013004301000b?601000g?;014004]10h33004301000Q@F014004C0b33004T1015004C0g33002101000f@7013004301000l@601000QA=01=00]A201;00114l2>001101000^A<013001901000iAQ1013001901000iBG01:002A4l54004\10c4>001101000_CO01400270W43004Y101000]D2013004301000^D=014004]10[430044015004]10b44004C0`4000jD>013004401000WE9015004C0b43004401000_E3014004B0U5>001101000aEO01400270i43004Y101000_F2013004301000`F=014004]10m430044015004]10T54004C0R5000lF>013004401000YG9015004C0T53004401000aG3014004]10k5>001101000cG<013004401000nGU101400270]53004Y101000RI2013004301000SI=014004]10a530044015004]10h54004C0f5000_I>013004401000lI9015004C0h53004401000TJ301>001101000VJ701;00114Q4>001101000\JK01?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// What `` shows. The compiler calls a value so where a view takes it for something else.

enum Shown {
  typealias Value = 
}

extension  {
  /// Shows what `` shows in a view, which is held weakly, until what this returns is disposed.
  @preconcurrency
  @MainActor
  func bind<View: AnyObject>(
    _ view: View,
    : @escaping @MainActor (View, @escaping Shown.Value) -> Void,: (@MainActor (View, Shown.Value) -> Void)?,
  ) -> any Disposable {
    let bindings = CompositeDisposable()
    bindings.show(state: self.., in: view, { view, _ in (view) })
    bindings.show(event: self.., in: view, { view, _ in (view) })
    if let  {
      bindings.show(stream: self.., in: view, { view, _ in (view) })
    }
    return bindings
  }
}

"""#
  ),
  (
    "reactiveswift/binding-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?001101>001101000V7F01?001101>001101000k7;013001901000U8m4013001901000Q=l401?001101>001101000lAf2013001901000aDU4013001901000eHW301?001101>001101000kKn3013001901000hO^4013001901000UT1[301A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
import ReactiveSwift
extension CompositeDisposable {
  /// Shows a state in a view, which is held weakly, on the main thread.
  @MainActor
  func show<View: AnyObject, Value>(
    state: Property<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    self.show(stream: state.producer, in: view, show)
  }
  /// Shows each event.
  @MainActor
  func show<View: AnyObject, Value>(
    event: Signal<Value, Never>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    self += event.observe(on: UIScheduler()).observeValues { [weak view] value in
      if let view { show(view, value) }
    }
  }
  /// Begins the work of a stream, and shows what comes of it.
  @MainActor
  func show<View: AnyObject, Value>(
    stream: SignalProducer<Value, Never>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    self += stream.observe(on: UIScheduler()).startWithValues { [weak view] value in
      if let view { show(view, value) }
    }
  }
}

"""#
  ),
  (
    "reactiveswift/logic",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162S3:01230K<0011013101101=004201;01110G>0011010005;013002101000?Q1013002101000_1>01B001101:00295X13005301000l13013005501B001101;00115S1000n15015002@0\1>001101000R2V101:002?4_2>001101000W3?013004301000e3P1013004301000d44014004`10k1000g43013004@01000i4=013002101000U52013004301000V5I014004a10]24004\10[23001901000n5A018004A0R23004A0190011015004A0Z2000^69013004T101000f6A013002101000V72013004301000W7K01000Q82015004\10]2000R8701000X8201;00114]1:002=4o28004J0n2>001101000Y8?013004G01000g8U1013004G01000k9;013004@01000U:=013002101000a:2013004G01000b:O019001101;00114`2>001101000`;701?001101;01112FA001101D001101"#,
    #"""




extension .OutputStreams {
  init(inputs: .InputStreams: ) {
    // Subscribe to the inputs here.
    #warning(" is not written yet")
    self. = { fatalError(". is not written yet.") }Property(value: { () ->  in fatalError(". is not written yet.") }()).empty
    #warning("Reply is not written yet")
    self.Reply = { fatalError(".Reply is not written yet.") }
  }
}

"""#
  ),
  (
    "reactiveswift/mock",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162UA>001101000S4D013002101000f4Y101:01230_1<0011013101101=00n5201;01110[1>0011013002401000o5=013002101000[6701800260h13002601B0011019001101:002<3l13003201B001101;00113i1000a6401@0011014002G0\5>001101000d63013002401000f6701:002?4h34004\10_2>001101000l65013004301000P73013004e1018004A0^2000R74013004A019001101000U73014004^10f2>001101000W75013004301000[73013004e101000]73014004_10g3>001101000_75013004301000c7=014004`10V3000o7201:004=5T3000P83013005301000R83013005501B001101;00115n2000T86013004T1014004a10f34004\10\33001901000Y8:013004T101000b82014004B0a33001901000c88013004T101000j89014004]10f33001901000R9@013004T101000a9901000i9301;00114T2:002=4Z48004J0Y4>001101000k95013004G01000o9C01:004=5U4000a:3013005301000c:3013005501B001101;00115o3000e:6013004J01000j:3019001101;00114i3>001101000l:701:002?4P54004\10f4>001101000R;:013004301000[;<013001901000f;A013004401000V<3014004`10o4>001101000X<:0130043014004_10l4000a<701000g<4013004401000j<201;00114]4:002=4Z58004J0Y5>001101000k<:013004G01000T=9013004G01000\=7019001101;00114Q5>001101000b=5015002G0P94002H0k8>001101000f=3013002401000h=701:002?4W74004\10n5>001101000n=5013004301000R>3013004e1018004A0m5000T>4013004A019001101000W>3014004^10U6>001101000Y>5013004301000]>3013004e101000_>3014004_10V7>001101000a>5013004301000e>=014004`10e6000Q?201:004=5c6000R?3013005301000T?3013005501B001101;00115]6000V?6013004T1014004a10U74004\10k63001901000[?:013004T101000d?2014004B0P73001901000e?8013004T101000l?9014004]10U73001901000T@@013004T101000c@901000k@301;00114c5:002=4i78004J0h7>001101000m@5013004G01000QAC01:004=5d7000cA3013005301000eA3013005501B001101;00115^7000gA6013004J01000lA3019001101;00114X7>001101000nA701:002?4_84004\10U8>001101000TB:013004301000]B<013001901000hBA013004401000XC3014004`10^8>001101000ZC:0130043014004_10[8000cC701000iC4013004401000lC201;00114l7:002=4i88004J0h8>001101000mC:013004G01000VD9013004G01000^D7019001101;00114`8>001101000dD5015002H0P9>001101000hD3013002401000jD;01?0011014002>0U:>001101000TEe1013002401000hF=01:002=4n9>001101000TG:0130047014004>0l9000]G201:004=5k9800520d9800510a930051019001101500510c930053019001101500520g9000^G3013005301000`G3013005601B001101;00115]9000bG201000cG201;00114W9>001101000dG501?001101>001101000hGS2013002401000jIU101?001101:012=4\<8004J0i:>001101000nJ3013002401000PK5013004G01000TK901:004=5e:000\K3013005301000^K3013005501B001101;00115_:000`K6013004J01000eK2019001101>001101000fK3013002401000hK6013004401000mK201:004=5Y;800510T;3005101000nK20190011013005301000oK3013005501B001101;00115P;000QL2018004J0^;000RL5013004J019001101000VL401>001101000YLH0130046014004>0m;000PM201:004=5l;800520i;3005201000QM30190011013005401B001101;00115e;000SM201000TM3018004J0Y<>001101000VMA013004G01000fM701:004=5W<3005401B001101;00115T<000lM3019001101>001101000nM501;01114W:?001101:012?4d@4004a10Y>>001101000RN3013002401000TN5014004\10j<3004301000XN;013001901000bNA013004T101000RO2015004\10Q=3004301000SO8013001901000ZO8013004T101000aO@01000PP1201>001101000QP13013002401000SP15013004401000WP13014004`10Z=3004T1014004a10j=4004\10`=3001901000YP1:013004T101000bP12014004B0e=3001901000cP18013004T101000jP19014004]10j=3001901000RQ1@013004T101000aQ1901000iQ1;014004\10P>3001901000SR1?013004301000aR1:014004B0T>000jR16013004301000oR1<014004]10X>000ZS16013004301000_S1E01000ST14014004^10b>>001101000VT13013002401000XT15013004401000\T13013004T101000^T12014004_10c@>001101000_T13013002401000aT15013004301000eT19014004`10T?000mT1201:004=5R?000nT13013005301000PU13013005501B001101;00115l>000RU16013004T1014004a10d?4004\10Z?3001901000WU1:013004T101000`U12014004B0_?3001901000aU18013004T101000hU19014004]10d?3001901000PV1@013004T101000_V1901000gV1201>001101000hV13013002401000jV16013004401000oV1201:004=5U@800510P@3005101000PW120190011013005301000QW13013005501B001101;00115l?000SW16013004T101000XW1401>001101000[W1A013004301000kW1801:004=5`@3005401B001101;00115]@000RX1301>001101000TX1501;01114^<?001101:012<3o@>001101000XX13013002401000ZX15013003101000^X17013003201000dX1B01;01113f@?001101A001101>001101000UY1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// Stands in for `` in tests of its view and in previews.

final class Mock:  {
  init(
    :  = ,
    : ,
    : @escaping (_ : ) -> Property<>Signal<, Never>SignalProducer<, Never>,
    Reply: @escaping (_ : ) -> ,
  ) {
    self.Property = MutableProperty()
    self.Output = 
    self.Reply = Reply
  }
  init(
    :  = ,
    : ,
    : @escaping (_ : ) -> Property<>Signal<, Never>SignalProducer<, Never>,
    Reply: @escaping (_ : ) -> ,
  ) {
    self.Property = MutableProperty()
    self.Output = 
    self.Reply = Reply
  }
  init() {}
  /// A call of an input, with what it was given.
  enum Call {
    case (_ : )
  }
  /// The calls of the inputs, in the order in which they came.
  private(set) var calls: [Call] = []
  var Reply: (_ : ) -> 
  func ( : ) ->  {
    self.calls.append(.(: ))
    return self.Reply()
  }
  let Property: MutableProperty<>Pipe = Signal<, Never>.pipe()
  var : Property<>Signal<, Never>SignalProducer<, Never> { return Property(self.Property)self.Pipe.outputself.Pipe.output.producer }
  var : 
  var Output: (_ : ) -> Property<>Signal<, Never>SignalProducer<, Never>
  func ( : ) ->  {
    return self.Output()
  }
  var : any  { return self }
}

"""#
  ),
  (
    "reactiveswift/spec",
    #"50:00162@>0011010001\1013002101000\1T401?001101>001101000_5l601?001101>001101000Z<b501?001101>001101000kAg201;001122D001101"#,
    #"""
/// Says what the screen is for.
viewmodel  {
  dependencies {
    /// Tells the time, in seconds; what the logic needs of the outside stands here.
    now: () -> Double
  }
  inputs {
    /// Call when the submit button is tapped.
    submitTapped()
    /// Call when the text of the field changes.
    textChanged(_ text: String = "")
    /// Call when the view loads.
    viewDidLoad()
  }
  outputs {
    /// Emits when the screen is done.
    event dismiss: Void
    /// Emits whether the submit button is enabled.
    state submitButtonIsEnabled: Bool = false
  }
  errors {
    /// Emits the message of an alert to show.
    showAlert: String
  }
}

"""#
  ),
  (
    "reactiveswift/view",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162\6:01230K<0011013101101=004201;01110G>0011010005=013002K01000A3014002M0Q1000C@014002L0S1000R1A014002N0U1000b1701000h1401@0011014002M0`2>001101000k1K01800260^1000e250130026019001101500260`13002101000i2401>001101000l2;014002M0e1000V34015002M0g1000Y3401000\3N013001901000Y4H01?001101>001101000P5\301800260Q2000[850130026019001101500260S23002101000_8501>001101000c8V1013001901000h9g1014002>0[2>001101000^;G014002@0^2>001101000T<H01>001101000k<5015002M0R4>001101000o<J01800260g2000h=50130026019001101500260i23002101000l=201>001101000m=;014002M0n2000W>4015002M0P3000Z>401000]>N013001901000Z?H01?001101>001101000Q@C01800260Z3000c@50130026019001101500260\33002101000g@501>001101000k@P1014002L0b3>001101000jA[1014002N0k3>001101000TCN014002>0h3>001101000QDG014002@0k3>001101000gDH01>001101000^E501?001101>001101000bEa2013002K01000RHU101?0011014002L0^4>001101000VIi1014002>0Y4>001101000nJG014002@0\4>001101000dKH01>001101000[L501?0011014002>0j4>001101000_L]201:002=4h4>001101000kN8013004501000RO201;00114c4>001101000SO501?0011014002@0W6>001101000WO_2014002B0n5>001101000eQ1T1014002M0S5000hR1201000iR1801>001101000PS1=01:002A4e5>001101000\S17013004301000bS13014004]10]5000dS14015004]10b5000gS13015004C0a5000iS1401000lS1701B001101000RT1201;00114W5>001101000ST1701:002?4n55004c10m5>001101000YT18013004501000`T1201;00114h55002B0U6:002?4U6>001101000aT18013004501000hT1201;00114P6>001101000iT1501A001101>001101000mT1301?001101;01112FA001101D001101"#,
    #"""




final class : UITableViewCellUIViewControllerUIView {
  private var viewModel: (any )?
  private varlet bindings = ScopedDisposable(CompositeDisposable())
  /// Call when the cell is given a row, also one that has shown another.
  func configure(with viewModel: any ) {
    self.bindings = ScopedDisposable(CompositeDisposable())
    self.viewModel = viewModel
    self.bindInputs()
    self.bindOutputs()
  }
  private let viewModel: any 
  private varlet bindings = ScopedDisposable(CompositeDisposable())
  init(viewModel: any ) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    super.init(frame: .zero)
    self.bindInputs()
    self.bindOutputs()
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError(" is made with its view model.")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }
  private func bindInputs() {
    #warning("bindInputs is not written yet")
    // 
  }
  private func bindOutputs() {
    #warning("bindOutputs is not written yet")
    self.bindings += self.viewModel?.bind(
      self,
      : nil{ _, _ in }
    )
    // 
    // 
  }
}

"""#
  ),
  (
    "reactiveswift/source-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?001101A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.

"""#
  ),
  (
    "reactiveswift/testing-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162]3>001101000S4Z201:01230]1<0011013101101=00\6201;01110Y15002F0`1>001101000]6<01>001101000h68013002101000o6<01@001101>001101000Z7;013002101000d7201?001101:012I4R2>001101000e77013004h101000k7A013004T101000[8501;01114k1?001101>001101000_8>013002101000l8501@001101>001101000P9B01?001101:012I4h2<001101000a9:013004g101000j9<015004<0c2000U:2013004Y101000V:2013004301000W:201=00X:201;01114\2A001101>001101000Y:501?001101>001101000]:a4013002101000m>Q3013002101000mAY401?001101?001101>001101000UFY2013001901000]HQ401A001101>001101000]L301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// A view model whose outputs are observed from before the first input.

@MainActor
struct TestCase {
  let vm: 
  let  = TestObserver<>()
  init(_ vm: ) {
    self.vm = vm
    self..observe(vm..)
  }
  /// Whether nothing holds a view model any more once it has been used and let go.
  static func isReleased(
    _ makeViewModel: () throws -> ,
    after use: (Self) throws -> Void = { _ in }
  ) rethrows -> Bool {
    weak var released: ?
    do {
      let test = try Self(makeViewModel())
      released = test.vm
      try use(test)
    }
    return released == nil
  }
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "reactiveswift/testing-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162j1>0011010004C013002101000F901@001101>001101000NE013002101000b1:01?001101>001101000k1W1013002101000Q3T101?001101>001101000T4c3013002101000f7>013002101000S8L01?001101:012J4e1>001101000n8D013004D01000a9K013004E01000[:701?001101;01114]1A001101>001101000a:301?001101;01112FA001101D001101"#,
    #"""



@MainActor
struct Tests {
  private let test: TestCase
  init() throws {
    self.test = try TestCase(Self.makeViewModel())
  }
  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() throws ->  {
    throw TestCase.NoViewModel()
  }
  @Test(.disabled(" has no test yet.")) func () {}
}

"""#
  ),
  (
    "reactiveswift/test-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?0011014001:0F>001101000V7C01>001101000h7F01?001101>001101000]8\301?001101>001101000h;J013001901000a<Z301?001101>001101000j?L013001901000e@f301?001101>001101000ZDL013001901000UEn101?0011014001:0m1>001101000RGW3013001901000XJP301?001101>001101000WMW4013001901000]Q1h501?001101>001101000TW1d2013001901000gY1e301?001101>001101000[]1i901A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
import Foundation
import ReactiveSwift
/// Records what a signal emits.
final class TestObserver<Value> {
  private(set) var values: [Value] = []
  func observe(_ signal: Signal<Value, Never>) {
    signal.observeValues { [weak self] value in self?.values.append(value) }
  }
  func observe(_ producer: SignalProducer<Value, Never>) {
    producer.startWithValues { [weak self] value in self?.values.append(value) }
  }
  func observe(_ property: Property<Value>) {
    self.observe(property.producer)
  }
}
/// The latest value that a state has after a time, in seconds.
func grabLatestValue<Value>(_ output: Property<Value>, duration: Double) -> Value {
  runLoop(for: duration)
  return output.value
}
/// The latest value that an output emits within a time, in seconds; `nil` where it emits none.
func grabLatestValue<Value>(_ output: SignalProducer<Value, Never>, duration: Double) -> Value? {
  let observer = TestObserver<Value>()
  observer.observe(output)
  runLoop(for: duration)
  return observer.values.last
}
/// The same of what is emitted from now on.
func grabLatestValue<Value>(_ output: Signal<Value, Never>, duration: Double) -> Value? {
  return grabLatestValue(output.producer, duration: duration)
}
/// Runs the loop of this thread for a time, in seconds, so that what is sent to it comes.
private func runLoop(for duration: Double) {
  let end = Date(timeIntervalSinceNow: duration)
  while Date() < end {
    if !RunLoop.current.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.001) }
  }
}

"""#
  ),
  (
    "reactiveswift/xctest-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162j3>001101000S4g401:01230]1<0011013101101=00i8201;01110Y1>001101000j87013002101000P9H01@001101>001101000g9k2013002101000a<P101?001101>001101000`=H013002101000W>301?001101:012I4T2>001101000Y>7013004h101000_>A013004T101000o>501;01114m1?0011014002F0X2>001101000S?X1015002F0[2>001101000Z@Z201@001101>001101000cBX101?001101:012I4l2<001101000jC:013004g101000SDA015004<0g2000cD2013004Y101000dD2013004301000eD201=00fD201;01114`2A001101>001101000gD501?0011014002F0S3>001101000kD[1015002F0V3>001101000UFN01>001101000RGH013002101000iG`3015002F0]3>001101000XKF01>001101000mK501?001101?001101>001101000QLY2013001901000YNQ401A001101>001101000YR1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// Makes the view model of each test, observes its outputs from before the first input, and checks that nothing
/// holds the view model afterwards.

class TestCase: XCTestCase {
  /// Override this to make the view model of each test.
  func makeViewModel() throws ->  {
    throw NoViewModel()
  }
  private(set) var vm: !
  let  = TestObserver<>()
  override func setUp() async throws {
  override func setUpWithError() throws {
    try super.setUpWithError()
    self.vm = try self.makeViewModel()
    self..observe(self.vm..)
  }
  override func tearDown() async throws {
  override func tearDown() {
    weak var released: ?
    released = self.vm
    self.vm = nil
    XCTAssertNil(released, "Something still holds the view model.")
    super.tearDown()
  }
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "reactiveswift/xctest-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162i1:01230K<0011013101101=004201;01110G>0011010005=013002101000A8013002101000H<01@001101>001101000S1[1013002101000]2`201?001101:012J4d1>001101000l4<013004F01000W54014002F0^1000Z5701000`5:01>001101000i5D013004D01000\6I01;01114X1A001101>001101000T7301?001101;01112FA001101D001101"#,
    #"""




final class Tests: TestCase {
  override func makeViewModel() throws ->  {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }
  func test() async throws {
    throw XCTSkip(" has no test yet.")
  }
}

"""#
  ),
  (
    "rxswift/class",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162kE:012<3i4:01230\1<0011013101101=00S4201;01110X1500340d1>0011013002401000T4:0130032014002F0c1000]4;01000g4501400340g4>0011013002401000k4:0130032014002F0k1000T5;01000^5401@001101:01334a4:01490T2>001101000a56013101101000f5201;01110o18004:0Z2<001101000g53013004:01=00i52019001101:014;0`2<001101000j53013101101=00l5201;01110[2400410U3>001101000m58013004401000T6201:004=5o2800510j23005101000U620190011013005301000V63013005501B001101;00115f2000X62018004J0T3000Y65013004J019001101000]6201400420`44004_10h3>001101000^68013004401000e6201:004=5e3800510`33005101000f620190011013005301000g63013005501B001101;00115\3000i66013004T101000n62015004_10`4>001101000o67013004401000U73014004`10o33004T1014004a10_44004\10U43001901000W78013004T101000^72014004B0Z43001901000_78013004T101000f72014004]10_43001901000g7<013004T101000R8201000S8:01;01114n1400170d4>001101000\8E01A001101>001101000P9301?001101;01113W1800260S6:01220P5>001101000R94013101101000U9201;01110k4:01230U5<0011013101101=00V9201;01110Q5400280`5>0011013002401000W9:013002601000`9301:002<3_53003201B001101;00113\5000b9501400270R6>0011013002401000f9:0130026014002F0g5000o9;01000Y:401:002<3P6>001101000\:7013003101000b:7013003201000h::01;00113i5>001101000Q;3019001101?001101:01220Z6>001101000S;4013101101000V;201;01110U6:01230_6<0011013101101=00W;201;01110[6>0011013002401000X;=013002101000d;301800260h63002601B0011019001101:002<3l63003201B001101;00113i6:00250P73101101B001101;00110m6000f;401@001101:012;0X7>001101000i;6013101101000n;201;01110S7>001101000o;3013002401000Q<601:00295j7800510a73005101000V<20190011013005301000W<3013005501800570h7000Y<40130057019001101B001101;00115]7000\<501@001101>001101000`<9014002@0P8000h<8015002@0U84002D0S8000o<8015002D0U8000V=201000W=P1014002>0c8>001101000V>M01:002=4a8>001101000R?9013004G01000Z?8013004I01000a?B01;00114Z8>001101000R@:015002>0f8>001101000[@O01>001101000YAT101:00295P9>001101000\B7013005301000bB3013005401000dB301;00115i8>001101000fB701:012=4\98004J0[9>001101000lB:013004G01000UCA013004G01000eC7019001101;01114S9:012?4f9>001101000kC:0130043014004`10b9000TD701000ZD<013004301000eD201;01114]9?0011014002E0T::012?4T:4004\10n9>001101000fD:013004301000oDX1014004B0S:>001101000VF:013004301000_FW101;01114i9A001101>001101000eG501?001101:012=4j<>001101000iG?013004I01000WH4018004A0e:3001901000ZH?013004K01000hH:013004A01000QI20190011014004O0j:3001901000RI=013004K01000^IH014004B0o:3001901000UJ>013004K01000bJ401000eJ2018004J0`;>001101000fJ?013004G01000TK901:004=5\;000\K3013005301000^K3013005501B001101;00115V;000`K6013004J01000eK2019001101>001101000fK3013002401000hK6013004401000mK201:004=5P<800510k;3005101000nK20190011013005301000oK3013005501B001101;00115g;000QL2018004J0U<000RL5013004J019001101000VL401>001101000YL:013004I01000bL9013004N01000jL3018004J0g<>001101000lLA013004G01000\M701:004=5e<3005401B001101;00115b<000bM3019001101>001101000dM501;01114Y:?001101:012?4R@4004a10f=>001101000hM3013002401000jM5013004401000nM3014004`10U=3004T1014004a10e=4004\10[=3001901000PN8013004T101000WN2014004B0`=3001901000XN8013004T101000_N2014004]10e=3001901000`N<013004T101000kN201000lN2014004`10Q@>001101000mN?013004301000[O9014004`10V>000cO201:004=5T>000dO3013005301000fO3013005501B001101;00115n=000hO6013004T1014004a10f>4004\10\>3001901000mO8013004T101000TP12014004B0a>3001901000UP18013004T101000\P12014004]10f>3001901000]P1<013004T101000hP1201000iP12014004^10R?>001101000jP13013002401000lP15013004401000PQ13013004T101000RQ1@013004301000aQ1<014004_10Q@>001101000lQ13013002401000nQ16013004401000SR1201:004=5c?800510^?3005101000TR120190011013005301000UR13013005501B001101;00115Z?000WR16013004T101000\R1401>001101000_R1A013004301000oR1801:004=5n?3005401B001101;00115k?000VS1301>001101000XS1501;01114l<?001101:012<3]@>001101000\S13013002401000^S15013003101000bS17013003201000hS1B01;01113T@?001101>001101000YT1L013001901000TU1>01?001101>001101000aU1[1014002>0TA>001101000kV1I01:002=4RA>001101000cW19013004H01000kW13013001901000mW1<013004K01000XX1301;00114i@>001101000ZX15015002>0WA>001101000^X1J01?001101>001101000WY1V1013002101000\Z1_1014002D0UC>001101000j[1J01:002?4aB>001101000c\19013004401000k\13014004`10oA000m\1201:004=5mA000n\13013005301000P]13013005501B001101;00115gA000R]16013004T1014004a10_B4004\10UB3001901000W]18013004T101000^]12014004B0ZB3001901000_]18013004T101000f]12014004]10_B3001901000g]1<013004T101000R^1201000S^1201;00114`A:002=4SC8004J0RC>001101000T^19013004G01000\^1901:004=5nB000d^13013005301000f^13013005501B001101;00115hB000h^16013004J01000m^12019001101;00114bB>001101000n^15015002D0XC>001101000R_1K01A001101>001101000l_1301?001101:01230aC<0011013101101=00n_1201;01110]C>001101000o_1:013002101000X`1H013002101000o`1>01B001101000\a1=013001901000ha1;01B001101:00295RD3005301000Rb13013005501B001101;00115mC000Tb1301>001101000Vb1301?001101:01230[D<0011013101101=00Xb1201;01110WD>001101000Yb1;013002101000cb1A013002101000Sc1:01?001101>001101000\c1h201:01230iD<0011013101101=00Sf1201;01110eD>001101000Tf1Q1013002101000Tg1@013002101000cg1>01B001101000Ph1=013001901000\h1;01B001101:00295ZE3005301000fh13013005501B001101;00115UE000hh1>01>001101000Ui1N01B001101000Rj1G01B001101:00295fE3005301000hj13013005401B001101;00115aE000jj1301>001101000lj1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all




protocol : Sendable {}
protocol : Sendable {
  ///
  
  
  func ( : ) -> 
  func ( : ) -> 
  var : Driver<>Signal<>Observable<> { get }
  #sourceLocation()
}
///

protocol :  {}
protocol : Sendable {
  var : any  { get }
}
///

final class :  {
  ///
  init( :  = ) {
    let outputsoutputs_: OutputStreams = makeOutputs(
      inputs: InputStreams(
        : self..asObservable(),
      ),
      inputs: InputStreams(),
      disposeBag: self.disposeBag,
      : ,
    )
    self.Reply = outputs.Reply
    self.Output = outputs.
    self..drive().disposed(by: self.disposeBag)
    self..emit().disposed(by: self.disposeBag)
  }
  private let  = BehaviorRelay<>(value: )ReplayRelay<>.create(bufferSize: 1)PublishRelay<>()
  private let Reply: (_ : ) -> 
  func ( : ) ->  {
    self..accept()
    return self.Reply()
  }
  let : Driver<>Signal<>Observable<>
  private let Output: (_ : ) -> Driver<>Signal<>Observable<>
  var :  { return self.Output() }
  func ( : ) ->  {
    return self.Output()
  }
  var : any  { return self }
  private let disposeBag = DisposeBag()
  /// What the logic hears of the inputs.
  struct InputStreams {
    let : Observable<>
  }
  struct InputStreams {}
  /// What the logic makes of them: `.swift` extends this with `init(inputs:…)`.
  struct OutputStreams {
    let : (_ : ) -> Driver<>Signal<>Observable<>
    let Reply: (_ : ) -> 
  }
  struct OutputStreams {}
}

protocol Logic {
  init(inputs: .InputStreamsdisposeBag: DisposeBag: )
}

extension .OutputStreams: Logic {}
/// Generic, so that a missing initializer is reported once, as a missing conformance.

private func makeOutputs<Logic: Logic>(inputs: .InputStreamsdisposeBag: DisposeBag: ) -> Logic {
  return Logic(inputs: inputsdisposeBag: disposeBag: )
}

"""#
  ),
  (
    "rxswift/bindings",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162T64002C0S2>001101000S4;013002101000]4b201:01230`1<0011013101101=00n6201;01110\1>0011013002401000o66013002101000T7901:002A4P25004C0o1>001101000\73013002401000^7;013004301000h79013004T101000P8201;00114f1>001101000Q8301?001101:01230X2<0011013101101=00S8201;01110T2>001101000T8;01800260]230026019001101500260_23002101000^8401>001101000a8C013002101000S9_2015002F0g2>001101000a;P101>001101000`<3013002401000b<_101:002A4n3<001101000P>5015004]10]33004301000T>M015004C0\3000P?3014004f10U3000R?;014004C0W33004T1015004C0\33002101000\?7013004301000b?601000g?;014004]10l33004301000Q@F013001901000f@8014004C0d33004T1015004C0i33002101000m@7013004301000SA601000XA7013001901000^AC01=00PB201;00114l2>001101000QB<013001901000\BQ1013001901000\CG01:002A4P64004\10g4>001101000RDO01400270[43004Y101000PE2013004301000QE=014004]10_430044015004]10f44004C0d4000]E>013004401000jE9015004C0f43004401000RF3014004B0Y5>001101000TFO01400270m43004Y101000RG2013004301000SG=014004]10Q530044015004]10X54004C0V5000_G>013004401000lG9015004C0X53004401000TH3014004]10o5>001101000VH<013004401000aHU101400270a53004Y101000eI2013004301000fI=014004]10e530044015004]10l54004C0j5000RJ>013004401000_J9015004C0l53004401000gJ301>001101000iJ701;00114U4>001101000oJK01?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// What `` shows. The compiler calls a value so where a view takes it for something else.

enum Shown {
  typealias Value = 
}

extension  {
  /// Shows what `` shows in a view, which is held weakly, until what this returns is disposed.
  @preconcurrency
  @MainActor
  func bind<View: AnyObject>(
    _ view: View,
    : @escaping @MainActor (View, @escaping Shown.Value) -> Void,: (@MainActor (View, Result<Shown.Value, any Error>) -> Void)?,
  ) -> any Disposable {
    let bindings = CompositeDisposable()
    bindings.show(state: self.., in: view, { view, _ in (view) })
    bindings.show(event: self.., in: view, { view, _ in (view) })
    if let  {
      bindings.show(stream: self.., in: view, { view, _ in (view) })
    }
    return bindings
  }
}

"""#
  ),
  (
    "rxswift/binding-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?001101>001101000V7O01?001101>001101000T8;013001901000^8m4013001901000Z=o401?001101>001101000XBf2013001901000mDn401?001101>001101000jIn3013001901000gMa5013001901000WS1m401A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
import RxCocoa
import RxSwift
extension CompositeDisposable {
  /// Shows a state in a view, which is held weakly, on the main thread.
  @MainActor
  func show<View: AnyObject, Value>(
    state: Driver<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    _ = self.insert(state.drive(with: view, onNext: show))
  }
  /// Shows each event.
  @MainActor
  func show<View: AnyObject, Value>(
    event: Signal<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    _ = self.insert(event.emit(with: view, onNext: show))
  }
  /// Begins the work of a stream, and shows what comes of it.
  @MainActor
  func show<View: AnyObject, Value>(
    stream: Observable<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Swift.Result<Value, any Swift.Error>) -> Void
  ) {
    _ = self.insert(
      stream.observe(on: MainScheduler()).subscribe(
        with: view,
        onNext: { show($0, .success($1)) },
        onError: { show($0, .failure($1)) }
      )
    )
  }
}

"""#
  ),
  (
    "rxswift/logic",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162m2:01230K<0011013101101=004201;01110G>0011010005;013002101000?Q1013002101000_1>01B001101000l1=013001901000X2;01B001101:00295\13005301000b23013005501B001101;00115W1000d25015002@0`1>001101000h2V101:002?4Y2>001101000m3?013004301000[4P1013004301000Z54014004`10o1000]53013004@01000_5=013002101000k52013004301000l5I014004a10W28004A0U2000d67013004A01000j620190011015004A0W2000k6901000S7201;00114a1:002=4i28004J0h2>001101000T7?013004G01000b7U1013004G01000f8;013004@01000P9=013002101000\92013004G01000]9O019001101;00114Z2>001101000[:701?001101;01112FA001101D001101"#,
    #"""




extension .OutputStreams {
  init(inputs: .InputStreamsdisposeBag: DisposeBag: ) {
    // Subscribe to the inputs here.
    #warning(" is not written yet")
    self. = { fatalError(". is not written yet.") }.just().empty()
    #warning("Reply is not written yet")
    self.Reply = { fatalError(".Reply is not written yet.") }
  }
}

"""#
  ),
  (
    "rxswift/mock",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162_>>001101000S4D013002101000f4Y101:01230_1<0011013101101=00n5201;01110[1>0011013002401000o5=013002101000[6701800260h13002601B0011019001101:002<3l13003201B001101;00113i1000a6401@0011014002H0h4>001101000d63013002401000f6701:002?4]34004^10[2>001101000l65013004301000P73013004e101000R73014004_10\3>001101000T75013004301000X7=014004`10k2000d7201:004=5i2000e73013005301000g73013005501B001101;00115c2000i76013004T1014004a10[34004\10Q33001901000n78013004T101000U82014004B0V33001901000V88013004T101000]82014004]10[33001901000^8<013004T101000i8201000j8301;00114T2:002=4o38004J0n3>001101000l85013004G01000P9C01:004=5j3000b93013005301000d93013005501B001101;00115d3000f96013004J01000k93019001101;00114^3>001101000m9701:002?4\44004`10[4>001101000S::0130043014004_10X4000\:701000b:4013004401000e:201;00114R4:002=4f48004J0e4>001101000f::013004G01000o:9013004G01000W;7019001101;00114]4>001101000];5015002H0m4>001101000a;3013002401000c;;01?0011014002>0R6>001101000m;e1013002401000a==01:002=4k5>001101000m=:0130047014004>0i5000V>201:004=5h5800520a5800510^530051019001101500510`530053019001101500520d5000W>3013005301000Y>3013005601B001101;00115Z5000[>201000\>201;00114T5>001101000]>501?001101>001101000a>S2013002401000c@U101?001101:012=4Y88004J0f6>001101000gA3013002401000iA5013004G01000mA901:004=5b6000UB3013005301000WB3013005501B001101;00115\6000YB6013004J01000^B2019001101>001101000_B3013002401000aB6013004401000fB201:004=5V7800510Q73005101000gB20190011013005301000hB3013005501B001101;00115m6000jB2018004J0[7000kB5013004J019001101000oB401>001101000RCH0130046014004>0j7000iC201:004=5i7800520f73005201000jC30190011013005401B001101;00115b7000lC201000mC3018004J0V8>001101000oCA013004G01000_D701:004=5T83005401B001101;00115Q8000eD3019001101>001101000gD501;01114T6?001101:012?4n=4004a10c;>001101000kD3013002401000mD5014004\10Z98004A0o830043014004]10e8000QE8015004]10g8000XE601000]E4013001901000`E?013004T101000nE:013004A01000WF20190011015004A0Z930043014004]10S9000XF8015004]10U9000_F601000dF4013001901000gF=013004T101000SGH014004B0e930043014004]10^9000jG8015004]10`9000QH601000VH4013001901000YH>013004T101000fH4014004]10P:30043014004]10i9000iH8015004]10k9000PI601000UI4013001901000XI@013004T101000gI401000jI201>001101000kI3013002401000mI5013004401000QJ3014004`10Y:3004T1014004a10i:4004\10_:3001901000SJ8013004T101000ZJ2014004B0d:3001901000[J8013004T101000bJ2014004]10i:3001901000cJ<013004T101000nJ201000oJ;014004\10R;000YK60130043014004]10o:000^K8015004]10Q;000eK601000jKV1014004B0Z;000oL60130043014004]10W;000TM8015004]10Y;000[M601000`M<014004]10b;000kM60130043014004]10_;000PN8015004]10a;000WN601000\N@01000kN4014004^10l;>001101000nN3013002401000PO5013004401000TO3013004T101000VO2014004_10m=>001101000WO3013002401000YO5013004301000]O9014004`10^<000eO201:004=5\<000fO3013005301000hO3013005501B001101;00115V<000jO6013004T1014004a10n<4004\10d<3001901000oO8013004T101000VP12014004B0i<3001901000WP18013004T101000^P12014004]10n<3001901000_P1<013004T101000jP1201000kP1201>001101000lP13013002401000nP16013004401000SQ1201:004=5_=800510Z=3005101000TQ120190011013005301000UQ13013005501B001101;00115V=000WQ16013004T101000\Q1401>001101000_Q1A013004301000oQ1801:004=5j=3005401B001101;00115g=000VR1301>001101000XR1501;01114[8?001101:012<3Y>>001101000\R13013002401000^R15013003101000bR17013003201000hR1B01;01113P>?001101A001101>001101000YS1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// Stands in for `` in tests of its view and in previews.

final class Mock:  {
  init(
    : ,
    : @escaping (_ : ) -> Driver<>Signal<>Observable<>,
    Reply: @escaping (_ : ) -> ,
  ) {
    self.Output = 
    self.Reply = Reply
  }
  init() {}
  /// A call of an input, with what it was given.
  enum Call {
    case (_ : )
  }
  /// The calls of the inputs, in the order in which they came.
  private(set) var calls: [Call] = []
  var Reply: (_ : ) -> 
  func ( : ) ->  {
    self.calls.append(.(: ))
    return self.Reply()
  }
  let SubjectRelay = BehaviorRelay<>(value: )SubjectRelay = ReplayRelay<>.create(bufferSize: 1)SubjectRelay = PublishRelay<>()SubjectRelay = PublishSubject<>()
  var : Driver<>Signal<>Observable<> { return self.SubjectRelay.asDriver(onErrorDriveWith: .empty())self.SubjectRelay.asSignal()self.SubjectRelay.asObservable() }
  var : 
  var Output: (_ : ) -> Driver<>Signal<>Observable<>
  func ( : ) ->  {
    return self.Output()
  }
  var : any  { return self }
}

"""#
  ),
  (
    "rxswift/spec",
    #"50:00162@>0011010001\1013002101000\1T401?001101>001101000_5l601?001101>001101000Z<b501?001101>001101000kAg201;001122D001101"#,
    #"""
/// Says what the screen is for.
viewmodel  {
  dependencies {
    /// Tells the time, in seconds; what the logic needs of the outside stands here.
    now: () -> Double
  }
  inputs {
    /// Call when the submit button is tapped.
    submitTapped()
    /// Call when the text of the field changes.
    textChanged(_ text: String = "")
    /// Call when the view loads.
    viewDidLoad()
  }
  outputs {
    /// Emits when the screen is done.
    event dismiss: Void
    /// Emits whether the submit button is enabled.
    state submitButtonIsEnabled: Bool = false
  }
  errors {
    /// Emits the message of an alert to show.
    showAlert: String
  }
}

"""#
  ),
  (
    "rxswift/view",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162\6:01230K<0011013101101=004201;01110G>0011010005=013002K01000A3014002M0Q1000C@014002L0S1000R1A014002N0U1000b1701000h1401@0011014002M0`2>001101000k1K01800260^1000e250130026019001101500260`13002101000i2401>001101000l2;014002M0e1000V34015002M0g1000Y3401000\3?013001901000j3>01?001101>001101000W4\301800260Q2000b750130026019001101500260S23002101000f7501>001101000j7G013001901000`8]1014002>0[2>001101000l9G014002@0^2>001101000b:H01>001101000Y;5015002M0R4>001101000];J01800260g2000V<50130026019001101500260i23002101000Z<201>001101000[<;014002M0n2000e<4015002M0P3000h<401000k<?013001901000Y=>01?001101>001101000f=C01800260Z3000X>50130026019001101500260\33002101000\>501>001101000`>P1014002L0b3>001101000_?[1014002N0k3>001101000i@N014002>0h3>001101000fAG014002@0k3>001101000\BH01>001101000SC501?001101>001101000WCa2013002K01000gEU101?0011014002L0^4>001101000kFi1014002>0Y4>001101000cHG014002@0\4>001101000YIH01>001101000PJ501?0011014002>0j4>001101000TJ]201:002=4h4>001101000`L8013004501000gL201;00114c4>001101000hL501?0011014002@0W6>001101000lL_2014002B0n5>001101000ZOC014002M0S5000lO201000mO801>001101000TP1=01:002A4e5>001101000`P17013004301000fP13014004]10]5000hP14015004]10b5000kP13015004C0a5000mP1401000PQ1701B001101000VQ1201;00114W5>001101000WQ1Z101:002?4n55004c10m5>001101000`R18013004501000gR1201;00114h55002B0U6:002?4U6>001101000hR18013004501000oR1201;00114P6>001101000PS1501A001101>001101000TS1301?001101;01112FA001101D001101"#,
    #"""




final class : UITableViewCellUIViewControllerUIView {
  private var viewModel: (any )?
  private varlet disposeBag = DisposeBag()
  /// Call when the cell is given a row, also one that has shown another.
  func configure(with viewModel: any ) {
    self.disposeBag = DisposeBag()
    self.viewModel = viewModel
    self.bindInputs()
    self.bindOutputs()
  }
  private let viewModel: any 
  private varlet disposeBag = DisposeBag()
  init(viewModel: any ) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    super.init(frame: .zero)
    self.bindInputs()
    self.bindOutputs()
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError(" is made with its view model.")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }
  private func bindInputs() {
    #warning("bindInputs is not written yet")
    // 
  }
  private func bindOutputs() {
    #warning("bindOutputs is not written yet")
    self.viewModel?.bind(
      self,
      : nil{ _, _ in }
    )
    .disposed(by: self.disposeBag)
    // 
    // 
  }
}

"""#
  ),
  (
    "rxswift/source-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?001101A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.

"""#
  ),
  (
    "rxswift/testing-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162l3>001101000S4Z201:01230]1<0011013101101=00\6201;01110Y15002F0`1>001101000]6<01>001101000h68013002101000o6<01@001101>001101000Z7;013002101000d7201?001101:012I4R2>001101000e77013004h101000k7b1013004d101000\9301;01114k1?001101>001101000^9>013002101000k9501@001101>001101000o9B01?001101:012I4S3<001101000`:7015004<0a2000f:2013004Y101000g:2013004301000h:2014004\10h2000i:<013004g101000T;2014004B0l2000U;?013004g101000c;2014004]10P3000d;@013004g101000S<201000T<O01=00R=201;01114\2A001101>001101000S=501?001101>001101000W=a4013002101000gAQ3013002101000gDY401?001101>001101000oHL013001901000jI>01?001101>001101000WJY2013001901000_LQ401A001101>001101000_P1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// A view model whose outputs are observed from before the first input.

@MainActor
struct TestCase {
  let vm: 
  let  = TestScheduler(initialClock: 0).createObserver()
  init(_ vm: ) {
    self.vm = vm
    vm...drive(self.)emit(to: self.)subscribe(self.).disposed(by: self.disposeBag)
  }
  /// Whether nothing holds a view model any more once it has been used and let go.
  static func isReleased(
    _ makeViewModel: () throws -> ,
    after use: (Self) throws -> Void = { _ in }
  ) rethrows -> Bool {
    weak var released: ?
    do {
      let test = try Self(makeViewModel())
      released = test.vm
      try use(test)
    }
    return released == nil
  }
  private let disposeBag = DisposeBag()
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "rxswift/testing-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162j1>0011010004C013002101000F901@001101>001101000NE013002101000b1:01?001101>001101000k1W1013002101000Q3T101?001101>001101000T4c3013002101000f7>013002101000S8L01?001101:012J4e1>001101000n8D013004D01000a9K013004E01000[:701?001101;01114]1A001101>001101000a:301?001101;01112FA001101D001101"#,
    #"""



@MainActor
struct Tests {
  private let test: TestCase
  init() throws {
    self.test = try TestCase(Self.makeViewModel())
  }
  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() throws ->  {
    throw TestCase.NoViewModel()
  }
  @Test(.disabled(" has no test yet.")) func () {}
}

"""#
  ),
  (
    "rxswift/test-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?0011014001:0F>001101000V7C01>001101000h7N01?001101>001101000e8o401?0011014001:0O>001101000c=g=01A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
import RxBlocking
import RxSwift
import RxTest
extension TestableObserver {
  /// What has been emitted, without the times.
  var values: [Element] { return self.events.compactMap { $0.value.element } }
}
/// The latest value that an output emits within a time, in seconds; `nil` where it emits none. An output that does not
/// complete takes all of the time.
func grabLatestValue<Output: ObservableConvertibleType>(
  _ output: Output,
  duration: Double
) -> Output.Element? {
  switch output.asObservable().toBlocking(timeout: duration).materialize() {
  case .completed(let elements), .failed(let elements, _): return elements.last
  }
}

"""#
  ),
  (
    "rxswift/xctest-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162Y4>001101000S4g401:01230]1<0011013101101=00i8201;01110Y1>001101000j87013002101000P9H01@001101>001101000g9k2013002101000a<P101?001101>001101000`=H013002101000W>301?001101:012I4T2>001101000Y>7013004h101000_>b1013004d101000P@301;01114m1?0011014002F0X2>001101000R@X1015002F0[2>001101000YAZ201@001101>001101000bCX101?001101:012I4W3<001101000iD<015004<0e2000TE2013004Y101000UE2013004301000VE2014004\10l2000WE<013004g101000bE2014004B0P3000cE?013004g101000QF2014004]10T3000RF@013004g101000aF201000bFO01=00`G201;01114`2A001101>001101000aG501?0011014002F0^3>001101000eG[1015002F0a3>001101000oHN01>001101000lIH013002101000cJ`3015002F0h3>001101000RNF01>001101000gN501?001101>001101000kNL013001901000fO>01?001101>001101000SP1Y2013001901000[R1Q401A001101>001101000[V1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// Makes the view model of each test, observes its outputs from before the first input, and checks that nothing
/// holds the view model afterwards.

class TestCase: XCTestCase {
  /// Override this to make the view model of each test.
  func makeViewModel() throws ->  {
    throw NoViewModel()
  }
  private(set) var vm: !
  let  = TestScheduler(initialClock: 0).createObserver()
  override func setUp() async throws {
  override func setUpWithError() throws {
    try super.setUpWithError()
    self.vm = try self.makeViewModel()
    self.vm...drive(self.)emit(to: self.)subscribe(self.).disposed(by: self.disposeBag)
  }
  override func tearDown() async throws {
  override func tearDown() {
    weak var released: ?
    released = self.vm
    self.vm = nil
    XCTAssertNil(released, "Something still holds the view model.")
    super.tearDown()
  }
  private let disposeBag = DisposeBag()
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "rxswift/xctest-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162i1:01230K<0011013101101=004201;01110G>0011010005=013002101000A8013002101000H<01@001101>001101000S1[1013002101000]2`201?001101:012J4d1>001101000l4<013004F01000W54014002F0^1000Z5701000`5:01>001101000i5D013004D01000\6I01;01114X1A001101>001101000T7301?001101;01112FA001101D001101"#,
    #"""




final class Tests: TestCase {
  override func makeViewModel() throws ->  {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }
  func test() async throws {
    throw XCTSkip(" has no test yet.")
  }
}

"""#
  ),
  (
    "rxswift-relays/class",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162XI:012<3a5:01230\1<0011013101101=00S4201;01110X1500340d1>0011013002401000T4:0130032014002F0c1000]4;01000g4501400340_5>0011013002401000k4:0130032014002F0k1000T5;01000^5401@001101:01334Y5:01490T2>001101000a56013101101000f5201;01110o18004:0Z2<001101000g53013004:01=00i52019001101:014;0`2<001101000j53013101101=00l5201;01110[2400410m38004J0W3>001101000m58013004401000T6201:004=5P3800510k23005101000U620190011013005301000V63013005501B001101;00115g2000X62018004J0U3000Y65013004J019001101000]620190011015004J0m3>001101000^67013004H01000d63018004A0b33001901000f6?013004K01000T720190011014004O0g33001901000U7=013004K01000a72014004B0l33001901000b7>013004K01000o7201000P8:01400420X54004_10`4>001101000Y88013004401000`8201:004=5]4800510X43005101000a820190011013005301000b83013005501B001101;00115T4000d86013004T101000i82015004_10X5>001101000j87013004401000P93014004`10g43004T1014004a10W54004\10m43001901000R98013004T101000Y92014004B0R53001901000Z98013004T101000a92014004]10W53001901000b9<013004T101000m9201000n9:01;01114n1400170\5>001101000W:E01A001101>001101000k:301?001101;01113W1800260k6:01220h5>001101000m:4013101101000P;201;01110c5:01230m5<0011013101101=00Q;201;01110i5400280X6>0011013002401000R;:013002601000[;301:002<3W63003201B001101;00113T6000];501400270j6>0011013002401000a;:0130026014002F0_6000j;;01000T<401:002<3h6>001101000W<7013003101000]<7013003201000c<:01;00113a6>001101000l<3019001101?001101:01220R7>001101000n<4013101101000Q=201;01110m6:01230W7<0011013101101=00R=201;01110S7>0011013002401000S==013002101000_=301800260`73002601B0011019001101:002<3d73003201B001101;00113a7:00250h73101101B001101;00110e7000a=401@001101:012;0P8>001101000d=6013101101000i=201;01110k7>001101000j=3013002401000l=601:00295b8800510Y83005101000Q>20190011013005301000R>3013005501800570`8000T>40130057019001101B001101;00115U8000W>501@001101>001101000[>9014002@0h8000c>8015002@0m84002D0k8000j>8015002D0m8000Q?201000R?P1014002>0b9>001101000Q@M01:002=4`9>001101000m@9013004G01000UA8014004<0X93004I015004<0^98004J0\93004I0190011015004J0^93004G01000\AB01;00114R9>001101000mA:015002>0e9>001101000VBO01>001101000TCT101:00295o9>001101000WD7013005301000]D3013005401000_D301;00115h9>001101000aD701:012=4[:8004J0Z:>001101000gD:013004G01000PEA013004G01000`E7019001101;01114R::012?4e:>001101000fE:0130043014004`10a:000oE701000UF<013004301000`F201;01114\:?0011014002E0S;:012?4S;4004\10m:>001101000aF:013004301000jFX1014004B0R;>001101000QH:013004301000ZHW101;01114h:A001101>001101000`I501?001101:012=4W@8004J0j=>001101000dI?013004I01000RJ4018004A0e;3001901000UJ?013004K01000cJ:013004A01000lJ20190011014004O0j;3001901000mJ=013004K01000YKH014004B0o;3001901000PL>013004K01000]L401000`L2018004J0`<>001101000aL?013004G01000oL901:004=5\<000WM3013005301000YM3013005501B001101;00115V<000[M6013004J01000`M2019001101>001101000aM3013002401000cM6013004401000hM201:004=5P=800510k<3005101000iM20190011013005301000jM3013005501B001101;00115g<000lM2018004J0U=000mM5013004J019001101000QN401>001101000TN:013004I01000]N9013004N01000eN3018004J0g=>001101000gNA013004G01000WO701:004=5e=3005401B001101;00115b=000]O3019001101>001101000_O50190011015004J0V@4004<0\?>001101000cO?013004I01000QP14018004A0X>3001901000TP1?013004K01000bP1:013004A01000kP120190011014004O0]>3001901000lP1=013004K01000XQ1H014004B0b>3001901000oQ1>013004K01000\R1401000_R1201>001101000`R13013002401000bR15013004H01000fR13018004A0o>3001901000hR1?013004K01000VS120190011014004O0T?3001901000WS1=013004K01000cS12014004B0Y?3001901000dS1>013004K01000QT1201000RT1@013004I01000aT14015004<0V@>001101000dT13013002401000fT15013004H01000jT14018004A0k?3001901000mT1?013004K01000[U1:013004A01000dU120190011014004O0P@3001901000eU1=013004K01000QV1H014004B0U@3001901000hV1>013004K01000UW1401000XW1201;01114X;?001101:012?4_C4004a10SA>001101000YW13013002401000[W15013004401000_W13014004`10b@3004T1014004a10RA4004\10h@3001901000aW18013004T101000hW12014004B0m@3001901000iW18013004T101000PX12014004]10RA3001901000QX1<013004T101000\X1201000]X12014004`10^C>001101000^X1?013004301000lX19014004`10cA000TY1201:004=5aA000UY13013005301000WY13013005501B001101;00115[A000YY16013004T1014004a10SB4004\10iA3001901000^Y18013004T101000eY12014004B0nA3001901000fY18013004T101000mY12014004]10SB3001901000nY1<013004T101000YZ1201000ZZ12014004^10_B>001101000[Z13013002401000]Z15013004401000aZ13013004T101000cZ1@013004301000R[1<014004_10^C>001101000][13013002401000_[16013004401000d[1201:004=5PC800510kB3005101000e[120190011013005301000f[13013005501B001101;00115gB000h[16013004T101000m[1401>001101000P\1A013004301000`\1801:004=5[C3005401B001101;00115XC000g\1301>001101000i\1501;01114Y@?001101:012<3jC>001101000m\13013002401000o\15013003101000S]17013003201000Y]1B01;01113aC?001101>001101000j]1L013001901000e^1>01?001101>001101000R_1[1014002>0aD>001101000\`1I01:002=4_D>001101000Ta19013004H01000\a13013001901000^a1<013004K01000ia1301;00114VD>001101000ka15015002>0dD>001101000oa1J01?001101>001101000hb1V1013002101000mc1_1014002D0bF>001101000[e1J01:002?4nE>001101000Tf19013004401000\f13014004`10\E000^f1201:004=5ZE000_f13013005301000af13013005501B001101;00115TE000cf16013004T1014004a10lE4004\10bE3001901000hf18013004T101000of12014004B0gE3001901000Pg18013004T101000Wg12014004]10lE3001901000Xg1<013004T101000cg1201000dg1201;00114mD:002=4`F8004J0_F>001101000eg19013004G01000mg1901:004=5[F000Uh13013005301000Wh13013005501B001101;00115UF000Yh16013004J01000^h12019001101;00114oE>001101000_h15015002D0eF>001101000ch1K01A001101>001101000]i1301?001101:01230nF<0011013101101=00_i1201;01110jF>001101000`i1:013002101000ii1H013002101000`j1>01B001101000mj1=013001901000Yk1;01B001101:00295_G3005301000ck13013005501B001101;00115ZG000ek1301>001101000gk1301?001101:01230hG<0011013101101=00ik1201;01110dG>001101000jk1;013002101000Tl1A013002101000dl1:01?001101>001101000ml1h201:01230VH<0011013101101=00do1201;01110RH>001101000eo1Q1013002101000eP2@013002101000TQ2>01B001101000aQ2=013001901000mQ2;01B001101:00295gH3005301000WR23013005501B001101;00115bH000YR2>01>001101000fR2N01B001101000cS2G01B001101:00295SI3005301000YT23013005401B001101;00115nH000[T2301>001101000]T2301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all




protocol : Sendable {}
protocol : Sendable {
  ///
  
  
  func ( : ) -> 
  var : BehaviorRelay<>ReplayRelay<>PublishRelay<> { get }
  func ( : ) -> 
  var : Driver<>Signal<>Observable<> { get }
  #sourceLocation()
}
///

protocol :  {}
protocol : Sendable {
  var : any  { get }
}
///

final class :  {
  ///
  init( :  = ) {
    let outputsoutputs_: OutputStreams = makeOutputs(
      inputs: InputStreams(
        : self..asObservable(),
      ),
      inputs: InputStreams(),
      disposeBag: self.disposeBag,
      : ,
    )
    self.Reply = outputs.Reply
    self.Output = outputs.
    self..drive().disposed(by: self.disposeBag)
    self..emit().disposed(by: self.disposeBag)
  }
  private let  = BehaviorRelay<>(value: )ReplayRelay<>.create(bufferSize: 1)PublishRelay<>()
  private let Reply: (_ : ) -> 
  func ( : ) ->  {
    self..accept()
    return self.Reply()
  }
  private let  = BehaviorRelay<>(value: )ReplayRelay<>.create(bufferSize: 1)PublishRelay<>()
  var : BehaviorRelay<>ReplayRelay<>PublishRelay<> { return self. }
  let  = BehaviorRelay<>(value: )ReplayRelay<>.create(bufferSize: 1)PublishRelay<>()
  let : Driver<>Signal<>Observable<>
  private let Output: (_ : ) -> Driver<>Signal<>Observable<>
  var :  { return self.Output() }
  func ( : ) ->  {
    return self.Output()
  }
  var : any  { return self }
  private let disposeBag = DisposeBag()
  /// What the logic hears of the inputs.
  struct InputStreams {
    let : Observable<>
  }
  struct InputStreams {}
  /// What the logic makes of them: `.swift` extends this with `init(inputs:…)`.
  struct OutputStreams {
    let : (_ : ) -> Driver<>Signal<>Observable<>
    let Reply: (_ : ) -> 
  }
  struct OutputStreams {}
}

protocol Logic {
  init(inputs: .InputStreamsdisposeBag: DisposeBag: )
}

extension .OutputStreams: Logic {}
/// Generic, so that a missing initializer is reported once, as a missing conformance.

private func makeOutputs<Logic: Logic>(inputs: .InputStreamsdisposeBag: DisposeBag: ) -> Logic {
  return Logic(inputs: inputsdisposeBag: disposeBag: )
}

"""#
  ),
  (
    "rxswift-relays/bindings",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162T64002C0S2>001101000S4;013002101000]4b201:01230`1<0011013101101=00n6201;01110\1>0011013002401000o66013002101000T7901:002A4P25004C0o1>001101000\73013002401000^7;013004301000h79013004T101000P8201;00114f1>001101000Q8301?001101:01230X2<0011013101101=00S8201;01110T2>001101000T8;01800260]230026019001101500260_23002101000^8401>001101000a8C013002101000S9_2015002F0g2>001101000a;P101>001101000`<3013002401000b<_101:002A4n3<001101000P>5015004]10]33004301000T>M015004C0\3000P?3014004f10U3000R?;014004C0W33004T1015004C0\33002101000\?7013004301000b?601000g?;014004]10l33004301000Q@F013001901000f@8014004C0d33004T1015004C0i33002101000m@7013004301000SA601000XA7013001901000^AC01=00PB201;00114l2>001101000QB<013001901000\BQ1013001901000\CG01:002A4P64004\10g4>001101000RDO01400270[43004Y101000PE2013004301000QE=014004]10_430044015004]10f44004C0d4000]E>013004401000jE9015004C0f43004401000RF3014004B0Y5>001101000TFO01400270m43004Y101000RG2013004301000SG=014004]10Q530044015004]10X54004C0V5000_G>013004401000lG9015004C0X53004401000TH3014004]10o5>001101000VH<013004401000aHU101400270a53004Y101000eI2013004301000fI=014004]10e530044015004]10l54004C0j5000RJ>013004401000_J9015004C0l53004401000gJ301>001101000iJ701;00114U4>001101000oJK01?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// What `` shows. The compiler calls a value so where a view takes it for something else.

enum Shown {
  typealias Value = 
}

extension  {
  /// Shows what `` shows in a view, which is held weakly, until what this returns is disposed.
  @preconcurrency
  @MainActor
  func bind<View: AnyObject>(
    _ view: View,
    : @escaping @MainActor (View, @escaping Shown.Value) -> Void,: (@MainActor (View, Result<Shown.Value, any Error>) -> Void)?,
  ) -> any Disposable {
    let bindings = CompositeDisposable()
    bindings.show(state: self.., in: view, { view, _ in (view) })
    bindings.show(event: self.., in: view, { view, _ in (view) })
    if let  {
      bindings.show(stream: self.., in: view, { view, _ in (view) })
    }
    return bindings
  }
}

"""#
  ),
  (
    "rxswift-relays/binding-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?001101>001101000V7O01?001101>001101000T8;013001901000^8m4013001901000Z=o401?001101>001101000XBf2013001901000mDn401?001101>001101000jIn3013001901000gMa5013001901000WS1m401A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
import RxCocoa
import RxSwift
extension CompositeDisposable {
  /// Shows a state in a view, which is held weakly, on the main thread.
  @MainActor
  func show<View: AnyObject, Value>(
    state: Driver<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    _ = self.insert(state.drive(with: view, onNext: show))
  }
  /// Shows each event.
  @MainActor
  func show<View: AnyObject, Value>(
    event: Signal<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    _ = self.insert(event.emit(with: view, onNext: show))
  }
  /// Begins the work of a stream, and shows what comes of it.
  @MainActor
  func show<View: AnyObject, Value>(
    stream: Observable<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Swift.Result<Value, any Swift.Error>) -> Void
  ) {
    _ = self.insert(
      stream.observe(on: MainScheduler()).subscribe(
        with: view,
        onNext: { show($0, .success($1)) },
        onError: { show($0, .failure($1)) }
      )
    )
  }
}

"""#
  ),
  (
    "rxswift-relays/logic",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162m2:01230K<0011013101101=004201;01110G>0011010005;013002101000?Q1013002101000_1>01B001101000l1=013001901000X2;01B001101:00295\13005301000b23013005501B001101;00115W1000d25015002@0`1>001101000h2V101:002?4Y2>001101000m3?013004301000[4P1013004301000Z54014004`10o1000]53013004@01000_5=013002101000k52013004301000l5I014004a10W28004A0U2000d67013004A01000j620190011015004A0W2000k6901000S7201;00114a1:002=4i28004J0h2>001101000T7?013004G01000b7U1013004G01000f8;013004@01000P9=013002101000\92013004G01000]9O019001101;00114Z2>001101000[:701?001101;01112FA001101D001101"#,
    #"""




extension .OutputStreams {
  init(inputs: .InputStreamsdisposeBag: DisposeBag: ) {
    // Subscribe to the inputs here.
    #warning(" is not written yet")
    self. = { fatalError(". is not written yet.") }.just().empty()
    #warning("Reply is not written yet")
    self.Reply = { fatalError(".Reply is not written yet.") }
  }
}

"""#
  ),
  (
    "rxswift-relays/mock",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162VF>001101000S4D013002101000f4Y101:01230_1<0011013101101=00n5201;01110[1>0011013002401000o5=013002101000[6701800260h13002601B0011019001101:002<3l13003201B001101;00113i1000a6401@0011014002>0m5>001101000d63013002401000f6701:002?4]34004^10[2>001101000l65013004301000P73013004e101000R73014004_10\3>001101000T75013004301000X7=014004`10k2000d7201:004=5i2000e73013005301000g73013005501B001101;00115c2000i76013004T1014004a10[34004\10Q33001901000n78013004T101000U82014004B0V33001901000V88013004T101000]82014004]10[33001901000^8<013004T101000i8201000j8301;00114T2:002=4o38004J0n3>001101000l85013004G01000P9C01:004=5j3000b93013005301000d93013005501B001101;00115d3000f96013004J01000k93019001101;00114^3>001101000m9701:002?4\44004`10[4>001101000S::0130043014004_10X4000\:701000b:4013004401000e:201;00114R4:002=4f48004J0e4>001101000f::013004G01000o:9013004G01000W;7019001101;00114]4:002=4k55004J0j5>001101000];:014004<0l43004I015004<0R58004J0P53004I0190011015004J0R53004G018004A0U5000f;9019001101000n;201>001101000o;Q20130046014004>0g5000o=201:004=5f5800520`53005201000P>3019001101000R>3014004?0d5000T>2013005301B001101;00115\5000U>201000V>601>001101000[>V101;00114g4>001101000`?5015002>0R:4002H0m9>001101000d?3013002401000f?701:002?4]74004^10[6>001101000l?5013004301000P@3013004e101000R@3014004_10\7>001101000T@5013004301000X@=014004`10k6000d@201:004=5i6000e@3013005301000g@3013005501B001101;00115c6000i@6013004T1014004a10[74004\10Q73001901000n@8013004T101000UA2014004B0V73001901000VA8013004T101000]A2014004]10[73001901000^A<013004T101000iA201000jA301;00114T6:002=4o78004J0n7>001101000lA5013004G01000PBC01:004=5j7000bB3013005301000dB3013005501B001101;00115d7000fB6013004J01000kB3019001101;00114^7>001101000mB701:002?4\84004`10[8>001101000SC:0130043014004_10X8000\C701000bC4013004401000eC201;00114R8:002=4f88004J0e8>001101000fC:013004G01000oC9013004G01000WD7019001101;00114]8:002=4k95004J0j9>001101000]D:014004<0l83004I015004<0R98004J0P93004I0190011015004J0R93004G018004A0U9000fD9019001101000nD201>001101000oDQ20130046014004>0g9000oF201:004=5f9800520`93005201000PG3019001101000RG3014004?0d9000TG2013005301B001101;00115\9000UG201000VG601>001101000[GV101;00114g8>001101000`H5015002H0R:>001101000dH3013002401000fH;01?0011014002>0W;>001101000PIe1013002401000dJ=01:002=4P;>001101000PK:0130047014004>0n:000YK201:004=5m:800520f:800510c:30051019001101500510e:30053019001101500520i:000ZK3013005301000\K3013005601B001101;00115_:000^K201000_K201;00114Y:>001101000`K501?001101>001101000dKS2013002401000fMU101?001101:012=4l?8004J0_=8004J0l;>001101000jN3013002401000lN5013004G01000PO901:004=5h;000XO3013005301000ZO3013005501B001101;00115b;000\O6013004J01000aO2019001101>001101000bO3013002401000dO6013004401000iO201:004=5\<800510W<3005101000jO20190011013005301000kO3013005501B001101;00115S<000mO2018004J0a<000nO5013004J019001101000RP1401>001101000UP1H0130046014004>0P=000lP1201:004=5o<800520l<3005201000mP130190011013005401B001101;00115h<000oP1201000PQ13018004J0\=>001101000RQ1A013004G01000bQ1701:004=5Z=3005401B001101;00115W=000hQ13019001101>001101000jQ150190011015004J0k?4004<0Q?>001101000nQ1?013004I01000\R14018004A0m=3001901000_R1?013004K01000mR1:013004A01000VS120190011014004O0R>3001901000WS1=013004K01000cS1H014004B0W>3001901000ZT1>013004K01000gT1401000jT1201>001101000kT13013002401000mT15013004H01000QU13018004A0d>3001901000SU1?013004K01000aU120190011014004O0i>3001901000bU1=013004K01000nU12014004B0n>3001901000oU1>013004K01000\V1201000]V1@013004I01000lV14015004<0k?>001101000oV13013002401000QW15013004H01000UW14018004A0`?3001901000XW1?013004K01000fW1:013004A01000oW120190011014004O0e?3001901000PX1=013004K01000\X1H014004B0j?3001901000SY1>013004K01000`Y1401000cY1201;01114Y;?001101:012?4aE4004a10VC>001101000dY13013002401000fY15014004\10m@8004A0b@30043014004]10X@000jY18015004]10Z@000QZ1601000VZ14013001901000YZ1?013004T101000gZ1:013004A01000P[120190011015004A0m@30043014004]10f@000Q[18015004]10h@000X[1601000][14013001901000`[1=013004T101000l[1H014004B0XA30043014004]10QA000c\18015004]10SA000j\1601000o\14013001901000R]1>013004T101000_]14014004]10cA30043014004]10\A000b]18015004]10^A000i]1601000n]14013001901000Q^1@013004T101000`^1401000c^1201>001101000d^13013002401000f^15013004401000j^13014004`10lA3004T1014004a10\B4004\10RB3001901000l^18013004T101000S_12014004B0WB3001901000T_18013004T101000[_12014004]10\B3001901000\_1<013004T101000g_1201000h_1;014004\10eB000R`160130043014004]10bB000W`18015004]10dB000^`1601000c`1V1014004B0mB000ha160130043014004]10jB000ma18015004]10lB000Tb1601000Yb1<014004]10UC000db160130043014004]10RC000ib18015004]10TC000Pc1601000Uc1@01000dc14014004^10_C>001101000gc13013002401000ic15013004401000mc13013004T101000oc12014004_10`E>001101000Pd13013002401000Rd15013004301000Vd19014004`10QD000^d1201:004=5oC000_d13013005301000ad13013005501B001101;00115iC000cd16013004T1014004a10aD4004\10WD3001901000hd18013004T101000od12014004B0\D3001901000Pe18013004T101000We12014004]10aD3001901000Xe1<013004T101000ce1201000de1201>001101000ee13013002401000ge16013004401000le1201:004=5RE800510mD3005101000me120190011013005301000ne13013005501B001101;00115iD000Pf16013004T101000Uf1401>001101000Xf1A013004301000hf1801:004=5]E3005401B001101;00115ZE000of1301>001101000Qg1501;01114n??001101:012<3lE>001101000Ug13013002401000Wg15013003101000[g17013003201000ag1B01;01113cE?001101>001101000Rh1L013001901000mh1>01A001101>001101000Zi1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// Stands in for `` in tests of its view and in previews.

final class Mock:  {
  init(
    : ,
    : @escaping (_ : ) -> Driver<>Signal<>Observable<>,
    Reply: @escaping (_ : ) -> ,
  ) {
    self.Output = 
    self.Reply = Reply
    self..skip(1)
      .subscribe(onNext: { [unowned self] in self.calls.append(.(: $0.)) })
      .disposed(by: self.disposeBag)
  }
  init(
    : ,
    : @escaping (_ : ) -> Driver<>Signal<>Observable<>,
    Reply: @escaping (_ : ) -> ,
  ) {
    self.Output = 
    self.Reply = Reply
    self..skip(1)
      .subscribe(onNext: { [unowned self] in self.calls.append(.(: $0.)) })
      .disposed(by: self.disposeBag)
  }
  init() {}
  /// A call of an input, with what it was given.
  enum Call {
    case (_ : )
  }
  /// The calls of the inputs, in the order in which they came.
  private(set) var calls: [Call] = []
  var Reply: (_ : ) -> 
  func ( : ) ->  {
    self.calls.append(.(: ))
    return self.Reply()
  }
  private let  = BehaviorRelay<>(value: )ReplayRelay<>.create(bufferSize: 1)PublishRelay<>()
  var : BehaviorRelay<>ReplayRelay<>PublishRelay<> { return self. }
  let  = BehaviorRelay<>(value: )ReplayRelay<>.create(bufferSize: 1)PublishRelay<>()
  let SubjectRelay = BehaviorRelay<>(value: )SubjectRelay = ReplayRelay<>.create(bufferSize: 1)SubjectRelay = PublishRelay<>()SubjectRelay = PublishSubject<>()
  var : Driver<>Signal<>Observable<> { return self.SubjectRelay.asDriver(onErrorDriveWith: .empty())self.SubjectRelay.asSignal()self.SubjectRelay.asObservable() }
  var : 
  var Output: (_ : ) -> Driver<>Signal<>Observable<>
  func ( : ) ->  {
    return self.Output()
  }
  var : any  { return self }
  private let disposeBag = DisposeBag()
}

"""#
  ),
  (
    "rxswift-relays/spec",
    #"50:00162@>0011010001\1013002101000\1T401?001101>001101000_5l601?001101>001101000Z<b501?001101>001101000kAg201;001122D001101"#,
    #"""
/// Says what the screen is for.
viewmodel  {
  dependencies {
    /// Tells the time, in seconds; what the logic needs of the outside stands here.
    now: () -> Double
  }
  inputs {
    /// Call when the submit button is tapped.
    submitTapped()
    /// Call when the text of the field changes.
    textChanged(_ text: String = "")
    /// Call when the view loads.
    viewDidLoad()
  }
  outputs {
    /// Emits when the screen is done.
    event dismiss: Void
    /// Emits whether the submit button is enabled.
    state submitButtonIsEnabled: Bool = false
  }
  errors {
    /// Emits the message of an alert to show.
    showAlert: String
  }
}

"""#
  ),
  (
    "rxswift-relays/view",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162\6:01230K<0011013101101=004201;01110G>0011010005=013002K01000A3014002M0Q1000C@014002L0S1000R1A014002N0U1000b1701000h1401@0011014002M0`2>001101000k1K01800260^1000e250130026019001101500260`13002101000i2401>001101000l2;014002M0e1000V34015002M0g1000Y3401000\3?013001901000j3>01?001101>001101000W4\301800260Q2000b750130026019001101500260S23002101000f7501>001101000j7G013001901000`8]1014002>0[2>001101000l9G014002@0^2>001101000b:H01>001101000Y;5015002M0R4>001101000];J01800260g2000V<50130026019001101500260i23002101000Z<201>001101000[<;014002M0n2000e<4015002M0P3000h<401000k<?013001901000Y=>01?001101>001101000f=C01800260Z3000X>50130026019001101500260\33002101000\>501>001101000`>P1014002L0b3>001101000_?[1014002N0k3>001101000i@N014002>0h3>001101000fAG014002@0k3>001101000\BH01>001101000SC501?001101>001101000WCa2013002K01000gEU101?0011014002L0^4>001101000kFi1014002>0Y4>001101000cHG014002@0\4>001101000YIH01>001101000PJ501?0011014002>0j4>001101000TJ]201:002=4h4>001101000`L8013004501000gL201;00114c4>001101000hL501?0011014002@0W6>001101000lL_2014002B0n5>001101000ZOC014002M0S5000lO201000mO801>001101000TP1=01:002A4e5>001101000`P17013004301000fP13014004]10]5000hP14015004]10b5000kP13015004C0a5000mP1401000PQ1701B001101000VQ1201;00114W5>001101000WQ1Z101:002?4n55004c10m5>001101000`R18013004501000gR1201;00114h55002B0U6:002?4U6>001101000hR18013004501000oR1201;00114P6>001101000PS1501A001101>001101000TS1301?001101;01112FA001101D001101"#,
    #"""




final class : UITableViewCellUIViewControllerUIView {
  private var viewModel: (any )?
  private varlet disposeBag = DisposeBag()
  /// Call when the cell is given a row, also one that has shown another.
  func configure(with viewModel: any ) {
    self.disposeBag = DisposeBag()
    self.viewModel = viewModel
    self.bindInputs()
    self.bindOutputs()
  }
  private let viewModel: any 
  private varlet disposeBag = DisposeBag()
  init(viewModel: any ) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    super.init(frame: .zero)
    self.bindInputs()
    self.bindOutputs()
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError(" is made with its view model.")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }
  private func bindInputs() {
    #warning("bindInputs is not written yet")
    // 
  }
  private func bindOutputs() {
    #warning("bindOutputs is not written yet")
    self.viewModel?.bind(
      self,
      : nil{ _, _ in }
    )
    .disposed(by: self.disposeBag)
    // 
    // 
  }
}

"""#
  ),
  (
    "rxswift-relays/source-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?001101A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.

"""#
  ),
  (
    "rxswift-relays/testing-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162l3>001101000S4Z201:01230]1<0011013101101=00\6201;01110Y15002F0`1>001101000]6<01>001101000h68013002101000o6<01@001101>001101000Z7;013002101000d7201?001101:012I4R2>001101000e77013004h101000k7b1013004d101000\9301;01114k1?001101>001101000^9>013002101000k9501@001101>001101000o9B01?001101:012I4S3<001101000`:7015004<0a2000f:2013004Y101000g:2013004301000h:2014004\10h2000i:<013004g101000T;2014004B0l2000U;?013004g101000c;2014004]10P3000d;@013004g101000S<201000T<O01=00R=201;01114\2A001101>001101000S=501?001101>001101000W=a4013002101000gAQ3013002101000gDY401?001101>001101000oHL013001901000jI>01?001101>001101000WJY2013001901000_LQ401A001101>001101000_P1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// A view model whose outputs are observed from before the first input.

@MainActor
struct TestCase {
  let vm: 
  let  = TestScheduler(initialClock: 0).createObserver()
  init(_ vm: ) {
    self.vm = vm
    vm...drive(self.)emit(to: self.)subscribe(self.).disposed(by: self.disposeBag)
  }
  /// Whether nothing holds a view model any more once it has been used and let go.
  static func isReleased(
    _ makeViewModel: () throws -> ,
    after use: (Self) throws -> Void = { _ in }
  ) rethrows -> Bool {
    weak var released: ?
    do {
      let test = try Self(makeViewModel())
      released = test.vm
      try use(test)
    }
    return released == nil
  }
  private let disposeBag = DisposeBag()
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "rxswift-relays/testing-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162j1>0011010004C013002101000F901@001101>001101000NE013002101000b1:01?001101>001101000k1W1013002101000Q3T101?001101>001101000T4c3013002101000f7>013002101000S8L01?001101:012J4e1>001101000n8D013004D01000a9K013004E01000[:701?001101;01114]1A001101>001101000a:301?001101;01112FA001101D001101"#,
    #"""



@MainActor
struct Tests {
  private let test: TestCase
  init() throws {
    self.test = try TestCase(Self.makeViewModel())
  }
  /// Makes the view model of each test, with what it depends on.
  private static func makeViewModel() throws ->  {
    throw TestCase.NoViewModel()
  }
  @Test(.disabled(" has no test yet.")) func () {}
}

"""#
  ),
  (
    "rxswift-relays/test-support",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1g501?001101@001101?0011014001:0F>001101000V7C01>001101000h7N01?001101>001101000e8o401?0011014001:0O>001101000c=g=01A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all
// A module needs it once: where it has two, "module" in mvvmgen.json tells that its folders are one.
import RxBlocking
import RxSwift
import RxTest
extension TestableObserver {
  /// What has been emitted, without the times.
  var values: [Element] { return self.events.compactMap { $0.value.element } }
}
/// The latest value that an output emits within a time, in seconds; `nil` where it emits none. An output that does not
/// complete takes all of the time.
func grabLatestValue<Output: ObservableConvertibleType>(
  _ output: Output,
  duration: Double
) -> Output.Element? {
  switch output.asObservable().toBlocking(timeout: duration).materialize() {
  case .completed(let elements), .failed(let elements, _): return elements.last
  }
}

"""#
  ),
  (
    "rxswift-relays/xctest-case",
    #"50>0011010001H018001107000H70130011019001101000N@01:00120>>001101000]13013101101000_1201;001109>001101000`1a201?001101@001101:01130G<0011013101101=00P4201;01110C?001101:01140M<0011013101101=00Q4201;01110I?001101:01150S1<0011013101101=00R4201;01110O?001101?001101:01162Y4>001101000S4g401:01230]1<0011013101101=00i8201;01110Y1>001101000j87013002101000P9H01@001101>001101000g9k2013002101000a<P101?001101>001101000`=H013002101000W>301?001101:012I4T2>001101000Y>7013004h101000_>b1013004d101000P@301;01114m1?0011014002F0X2>001101000R@X1015002F0[2>001101000YAZ201@001101>001101000bCX101?001101:012I4W3<001101000iD<015004<0e2000TE2013004Y101000UE2013004301000VE2014004\10l2000WE<013004g101000bE2014004B0P3000cE?013004g101000QF2014004]10T3000RF@013004g101000aF201000bFO01=00`G201;01114`2A001101>001101000aG501?0011014002F0^3>001101000eG[1015002F0a3>001101000oHN01>001101000lIH013002101000cJ`3015002F0h3>001101000RNF01>001101000gN501?001101>001101000kNL013001901000fO>01?001101>001101000SP1Y2013001901000[R1Q401A001101>001101000[V1301?001101;01112V1A001101D001101"#,
    #"""
// Generated by mvvmgen from . Do not edit.
//
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all



/// Makes the view model of each test, observes its outputs from before the first input, and checks that nothing
/// holds the view model afterwards.

class TestCase: XCTestCase {
  /// Override this to make the view model of each test.
  func makeViewModel() throws ->  {
    throw NoViewModel()
  }
  private(set) var vm: !
  let  = TestScheduler(initialClock: 0).createObserver()
  override func setUp() async throws {
  override func setUpWithError() throws {
    try super.setUpWithError()
    self.vm = try self.makeViewModel()
    self.vm...drive(self.)emit(to: self.)subscribe(self.).disposed(by: self.disposeBag)
  }
  override func tearDown() async throws {
  override func tearDown() {
    weak var released: ?
    released = self.vm
    self.vm = nil
    XCTAssertNil(released, "Something still holds the view model.")
    super.tearDown()
  }
  private let disposeBag = DisposeBag()
  /// Nobody has said how to make the view model.
  struct NoViewModel: Error, CustomStringConvertible {
    let description = "makeViewModel() is still to be written: make the view model there."
  }
}

"""#
  ),
  (
    "rxswift-relays/xctest-tests",
    #"50@001101:011307<0011013101101=001201;011103?001101:01140=<0011013101101=002201;011109?001101:01150C<0011013101101=003201;01110??001101?001101:01162i1:01230K<0011013101101=004201;01110G>0011010005=013002101000A8013002101000H<01@001101>001101000S1[1013002101000]2`201?001101:012J4d1>001101000l4<013004F01000W54014002F0^1000Z5701000`5:01>001101000i5D013004D01000\6I01;01114X1A001101>001101000T7301?001101;01112FA001101D001101"#,
    #"""




final class Tests: TestCase {
  override func makeViewModel() throws ->  {
    throw XCTSkip("Make the view model here, with what it depends on.")
  }
  func test() async throws {
    throw XCTSkip(" has no test yet.")
  }
}

"""#
  ),
]
