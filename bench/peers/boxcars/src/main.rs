//! Prints one line a file: ms of a full decode from memory, without checksums (least of several runs), and frames.
use boxcars::ParserBuilder;
use std::{env, error::Error, fs, hint::black_box};

const RUNS: usize = 12;

/// Processor time of this thread, ms: what a run costs, whatever else the machine does.
#[cfg(target_os = "linux")]
fn now_ms() -> f64 {
    #[repr(C)]
    struct Timespec {
        seconds: i64,
        nanoseconds: i64,
    }
    extern "C" {
        fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
    }
    const THREAD_CPU_TIME: i32 = 3;
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    // SAFETY: the C library writes one timespec, laid out as above on 64-bit Linux.
    unsafe { clock_gettime(THREAD_CPU_TIME, &mut time) };
    time.seconds as f64 * 1e3 + time.nanoseconds as f64 / 1e6
}

/// Elsewhere the clock on the wall.
#[cfg(not(target_os = "linux"))]
fn now_ms() -> f64 {
    use std::{sync::OnceLock, time::Instant};
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}

fn decode(bytes: &[u8]) -> Result<usize, Box<dyn Error>> {
    let replay = ParserBuilder::new(bytes)
        .must_parse_network_data()
        .never_check_crc()
        .parse()?;
    Ok(black_box(replay).network_frames.map_or(0, |network| network.frames.len()))
}

fn main() -> Result<(), Box<dyn Error>> {
    for path in env::args().skip(1) {
        let bytes = fs::read(&path)?;
        let mut frames = 0;
        let mut least = f64::INFINITY;
        for _ in 0..RUNS {
            let start = now_ms();
            frames = decode(&bytes)?;
            least = least.min(now_ms() - start);
        }
        println!("{least:.4}\t{frames}");
    }
    Ok(())
}
